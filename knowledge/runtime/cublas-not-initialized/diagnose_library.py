"""Print which cuBLAS this process has loaded, and what the driver and torch are made for."""

import ctypes
from pathlib import Path

import torch

lines = Path("/proc/self/maps").read_text().splitlines()
paths = sorted({line.split()[-1] for line in lines if "/libcublas" in line})
print(*paths, sep="\n")
cublas = ctypes.CDLL(next(path for path in paths if "libcublas.so" in path))
number, parts = ctypes.c_int(), []
for index in range(3):
    cublas.cublasGetProperty(index, ctypes.byref(number))
    parts.append(str(number.value))
ctypes.CDLL("libcuda.so.1").cuDriverGetVersion(ctypes.byref(number))
print("cuBLAS:", ".".join(parts))
print(f"driver: CUDA {number.value // 1000}.{number.value % 1000 // 10}")
print("torch: CUDA", torch.version.cuda)
