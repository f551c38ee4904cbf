"""Hand the driver PTX of a release newer than its own."""

import ctypes
import sys

PTX = b".version 9.9\n.target sm_80\n.address_size 64\n.visible .entry nothing() { ret; }\n"

cuda = ctypes.CDLL("libcuda.so.1")
context, module, name, text = (ctypes.c_void_p() for _ in range(4))
cuda.cuInit(0)
cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context)
code = cuda.cuModuleLoadData(ctypes.byref(module), PTX)
cuda.cuGetErrorName(code, ctypes.byref(name))
cuda.cuGetErrorString(code, ctypes.byref(text))
print(code, ctypes.string_at(name.value).decode(), ctypes.string_at(text.value).decode())
sys.exit(code != 0)
