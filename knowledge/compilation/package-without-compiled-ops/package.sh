#!/usr/bin/env bash
# Write a package in folder $1 whose setup.py decides as those of many CUDA packages do.
set -eu
mkdir -p "$1/demo_ops"
cat > "$1/setup.py" <<'PYTHON'
import os

import torch
from setuptools import Extension, setup

wanted = torch.cuda.is_available() or os.environ.get("FORCE_CUDA") == "1"
ops = [Extension("demo_ops._C", ["ops.c"])] if wanted else []
setup(name="demo_ops", version="1.0", packages=["demo_ops"], ext_modules=ops)
PYTHON
cat > "$1/demo_ops/__init__.py" <<'PYTHON'
import warnings

try:
    from demo_ops import _C
except ImportError:
    warnings.warn("Failed to load custom C++ ops. Running on CPU mode Only!")


def attention() -> int:
    return _C.attention()
PYTHON
cat > "$1/ops.c" <<'C'
#include <Python.h>
static PyObject *attention(PyObject *self, PyObject *args) { return PyLong_FromLong(42); }
static PyMethodDef methods[] = {{"attention", attention, METH_NOARGS, ""}, {0}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_C", "", -1, methods};
PyMODINIT_FUNC PyInit__C(void) { return PyModule_Create(&module); }
C
