"""Start CUDA and print what the driver returns."""

import ctypes
import sys

code = ctypes.CDLL("libcuda.so.1").cuInit(0)
print("cuInit:", code)
sys.exit(code != 0)
