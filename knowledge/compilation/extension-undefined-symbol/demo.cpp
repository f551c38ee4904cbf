#include <Python.h>
#ifdef OLD_HEADERS
#include "torch_2_8.h"
#else
#include <c10/util/Logging.h>
#endif

static PyObject *warn(PyObject *, PyObject *) {
  LOG(WARNING) << "a word from the extension";
  Py_RETURN_NONE;
}

static PyMethodDef methods[] = {{"warn", warn, METH_NOARGS, nullptr}, {nullptr}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "demo", nullptr, -1, methods};

PyMODINIT_FUNC PyInit_demo() { return PyModule_Create(&module); }
