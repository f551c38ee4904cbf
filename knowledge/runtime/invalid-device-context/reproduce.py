"""Ask the driver for the free memory in a thread that has no context."""

import ctypes
import threading

cuda = ctypes.CDLL("libcuda.so.1")
context, free, total = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_size_t()


def call(name, *arguments):
    status = getattr(cuda, name)(*arguments)
    text = ctypes.c_char_p()
    cuda.cuGetErrorString(status, ctypes.byref(text))
    print(threading.current_thread().name, name, status, text.value.decode() if text.value else "")
    return status


def ask():
    call("cuMemGetInfo_v2", ctypes.byref(free), ctypes.byref(total))


threading.current_thread().name = "main"
call("cuInit", 0)
ask()
call("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
call("cuCtxSetCurrent", context)
ask()
worker = threading.Thread(target=ask, name="worker")
worker.start()
worker.join()
