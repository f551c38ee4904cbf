#include <Python.h>

#ifdef ON_THE_NEWER_SYSTEM
int arrives_later(void);
#else
static int arrives_later(void) { return 1; }
#endif

static PyObject *number(PyObject *self, PyObject *none) { return PyLong_FromLong(arrives_later()); }

static PyMethodDef methods[] = {{"number", number, METH_NOARGS, 0}, {0}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "demo", 0, -1, methods};

PyMODINIT_FUNC PyInit_demo(void) { return PyModule_Create(&module); }
