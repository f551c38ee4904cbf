"""Make one context current in each thread that calls the driver, as push() and pop() of PyCUDA do."""

import ctypes
import threading

cuda = ctypes.CDLL("libcuda.so.1")
context, free, total = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_size_t()
cuda.cuInit(0)
cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)


def ask():
    cuda.cuCtxPushCurrent_v2(context)
    status = cuda.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))
    cuda.cuCtxPopCurrent_v2(ctypes.byref(ctypes.c_void_p()))
    print(threading.current_thread().name, "cuMemGetInfo_v2", status)


threading.current_thread().name = "main"
ask()
worker = threading.Thread(target=ask, name="worker")
worker.start()
worker.join()
