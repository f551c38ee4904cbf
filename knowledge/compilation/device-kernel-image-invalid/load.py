"""Load a file of GPU machine code, and print what the driver returns."""

import ctypes
import sys

cuda = ctypes.CDLL("libcuda.so.1")
context, module, name, text = (ctypes.c_void_p() for _ in range(4))
cuda.cuInit(0)
cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context)
code = cuda.cuModuleLoad(ctypes.byref(module), sys.argv[1].encode())
cuda.cuGetErrorName(code, ctypes.byref(name))
cuda.cuGetErrorString(code, ctypes.byref(text))
print(code, ctypes.string_at(name.value).decode(), ctypes.string_at(text.value).decode())
sys.exit(code != 0)
