#include <Python.h>
#include <c10/util/Exception.h>

static PyObject *fail(PyObject *, PyObject *) {
  try {
    throw c10::Error({__func__, __FILE__, __LINE__}, std::string("from the extension"));
  } catch (const c10::Error &error) {
    return PyUnicode_FromString(error.what_without_backtrace());
  }
}

static PyMethodDef methods[] = {{"fail", fail, METH_NOARGS, nullptr}, {nullptr}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "demo", nullptr, -1, methods};

PyMODINIT_FUNC PyInit_demo() { return PyModule_Create(&module); }
