"""Ask a CUDA runtime how it is, and cuBLAS, which has a runtime of its own, for a handle."""

import ctypes
from pathlib import Path

import nvidia


def load(name):
    paths = [path for place in nvidia.__path__ for path in Path(place).glob(f"*/lib/{name}.so.*")]
    return ctypes.CDLL(str(paths[0]), mode=ctypes.RTLD_GLOBAL)


runtime, _, cublas = map(load, ("libcudart", "libcublasLt", "libcublas"))
runtime.cudaGetErrorName.restype = cublas.cublasGetStatusName.restype = ctypes.c_char_p
count, handle = ctypes.c_int(), ctypes.c_void_p()
error = runtime.cudaGetDeviceCount(ctypes.byref(count))
status = cublas.cublasCreate_v2(ctypes.byref(handle))
print(runtime.cudaGetErrorName(error).decode(), cublas.cublasGetStatusName(status).decode())
