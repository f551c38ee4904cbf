#include <Python.h>

#include <vector>

static PyObject *third(PyObject *, PyObject *) {
  std::vector<long> values{1, 2, 3};
  return PyLong_FromLong(values[2]);
}

static PyMethodDef methods[] = {{"third", third, METH_NOARGS, nullptr}, {nullptr}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "demo", nullptr, -1, methods};

PyMODINIT_FUNC PyInit_demo() { return PyModule_Create(&module); }
