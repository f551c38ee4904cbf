"""Ask numpy for its C API at the place where modules compiled with NumPy 1 ask."""

import importlib

API = importlib.import_module("numpy.core._multiarray_umath")._ARRAY_API
