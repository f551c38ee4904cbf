"""Ask for the C API where modules compiled with NumPy 2 ask."""

import importlib

import numpy

API = importlib.import_module("numpy._core._multiarray_umath")._ARRAY_API
print("NumPy", numpy.__version__.split(".")[0], "gives its C API:", type(API).__name__)
