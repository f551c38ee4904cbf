"""Load the driver's library on a machine or in a container that has none."""

import ctypes

ctypes.CDLL("libcuda.so.1")
