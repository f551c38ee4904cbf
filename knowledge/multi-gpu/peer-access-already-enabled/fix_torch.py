"""Ask for the error and drop it, as the library should have done."""

import ctypes

import torch

here = torch.ones(4, device="cuda:0")
there = here.to("cuda:1")
torch.cuda.synchronize()

maps = open("/proc/self/maps").read().split()
runtime = ctypes.CDLL(next(path for path in maps if "libcudart" in path))
torch.cuda.set_device(0)
if runtime.cudaDeviceEnablePeerAccess(1, 0) == 704:
    print("cleared:", runtime.cudaGetLastError())
print((here * 2).tolist())
