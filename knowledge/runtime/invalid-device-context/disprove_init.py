"""Initialize the driver once more in the thread; this gives it no context."""

import ctypes
import threading

cuda = ctypes.CDLL("libcuda.so.1")
context, free, total = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_size_t()
cuda.cuInit(0)
cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context)


def ask():
    print("cuInit in the worker:", cuda.cuInit(0))
    print("cuMemGetInfo_v2 in the worker:", cuda.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total)))


worker = threading.Thread(target=ask)
worker.start()
worker.join()
