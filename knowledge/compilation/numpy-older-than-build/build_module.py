"""Build a module that asks NumPy for its C API, for the installed NumPy or, with "newer", for the next one."""

import subprocess
import sysconfig

import numpy

CODE = """
#include <Python.h>
#include <numpy/numpyconfig.h>
#ifdef NEWER /* what the headers of the next release would contain */
#undef NPY_FEATURE_VERSION
#undef NPY_FEATURE_VERSION_STRING
#define NPY_FEATURE_VERSION (NPY_API_VERSION + 1)
#define NPY_FEATURE_VERSION_STRING "next"
#endif
#include <numpy/arrayobject.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "demo_ops", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_demo_ops(void) {
    import_array();
    return PyModule_Create(&module);
}
"""


def build(*flags: str) -> None:
    with open("demo_ops.c", "w") as file:
        file.write(CODE)
    include = ["-I" + sysconfig.get_paths()["include"], "-I" + numpy.get_include()]
    command = ["gcc", "-shared", "-fPIC", *flags, *include, "demo_ops.c", "-o", "demo_ops.so"]
    subprocess.run(command, check=True)
