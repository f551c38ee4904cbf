"""Tell whether the driver limits the time of kernels on each GPU."""

import ctypes
import sys

KERNEL_EXEC_TIMEOUT = 17  # CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT

try:
    cuda = ctypes.CDLL("nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1")
except OSError:
    raise SystemExit("no CUDA driver on this machine")
cuda.cuInit(0)
count, device, limited = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
cuda.cuDeviceGetCount(ctypes.byref(count))
for index in range(count.value):
    cuda.cuDeviceGet(ctypes.byref(device), index)
    cuda.cuDeviceGetAttribute(ctypes.byref(limited), KERNEL_EXEC_TIMEOUT, device)
    print(f"GPU {index}: {'kernels have a time limit' if limited.value else 'no time limit for kernels'}")
