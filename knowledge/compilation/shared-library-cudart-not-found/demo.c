#include <Python.h>

int cudaRuntimeGetVersion(int *);

static PyObject *version(PyObject *self, PyObject *none) {
  int number = 0;
  cudaRuntimeGetVersion(&number);
  return PyLong_FromLong(number);
}

static PyMethodDef methods[] = {{"version", version, METH_NOARGS, 0}, {0}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "demo", 0, -1, methods};

PyMODINIT_FUNC PyInit_demo(void) { return PyModule_Create(&module); }
