#include <Python.h>

static PyModuleDef definition = {PyModuleDef_HEAD_INIT, "demo", NULL, -1, NULL};

PyMODINIT_FUNC PyInit_demo(void) { return PyModule_Create(&definition); }
