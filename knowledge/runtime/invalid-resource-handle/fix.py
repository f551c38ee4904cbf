"""Share torch's context, the primary one, and take a context of one's own off when done."""

import ctypes

import torch

x = torch.ones(4, device="cuda")
stream = torch.cuda.Stream()
stream.synchronize()
cuda, context = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p()

cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)  # pycuda: retain_primary_context()
cuda.cuCtxPushCurrent_v2(context)
with torch.cuda.stream(stream):
    print("shared:", (x + 1).tolist())
cuda.cuCtxPopCurrent_v2(ctypes.byref(context))

cuda.cuCtxCreate_v2(ctypes.byref(context), 0, 0)
cuda.cuCtxPopCurrent_v2(ctypes.byref(context))  # pycuda: context.pop()
with torch.cuda.stream(stream):
    print("popped:", (x + 2).tolist())
