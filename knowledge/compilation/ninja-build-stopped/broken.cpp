#include <Python.h>

static PyObject *twice(PyObject *, PyObject *x) { return PyNumber_Add(x, y); }

static PyMethodDef methods[] = {{"twice", twice, METH_O, nullptr}, {nullptr}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "demo", nullptr, -1, methods};

PyMODINIT_FUNC PyInit_demo() { return PyModule_Create(&module); }
