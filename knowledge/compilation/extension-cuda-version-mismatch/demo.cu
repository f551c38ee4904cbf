#include <Python.h>

static PyObject *toolkit(PyObject *, PyObject *) { return PyLong_FromLong(CUDART_VERSION); }

static PyMethodDef methods[] = {{"toolkit", toolkit, METH_NOARGS, nullptr}, {nullptr}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "demo", nullptr, -1, methods};

PyMODINIT_FUNC PyInit_demo() { return PyModule_Create(&module); }
