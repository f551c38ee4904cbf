"""A module that loads a library of the driver's name while it is imported."""

import ctypes

ctypes.CDLL("./libcuda.so.1")
