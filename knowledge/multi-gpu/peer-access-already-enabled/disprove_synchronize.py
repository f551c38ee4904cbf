"""Wait for the GPU after the call: the error is none of the GPU's and stays for the next launch."""

import ctypes

import torch

here = torch.ones(4, device="cuda:0")
there = here.to("cuda:1")
torch.cuda.synchronize()
maps = open("/proc/self/maps").read().split()
runtime = ctypes.CDLL(next(path for path in maps if "libcudart" in path))
torch.cuda.set_device(0)
print("returns", runtime.cudaDeviceEnablePeerAccess(1, 0))
print("cudaDeviceSynchronize returns", runtime.cudaDeviceSynchronize())
try:
    here * 2
except RuntimeError as error:
    print("first product:", str(error).splitlines()[0])
print("second product:", (here * 2).sum().item())
