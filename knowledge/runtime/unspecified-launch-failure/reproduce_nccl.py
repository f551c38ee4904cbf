"""Let a kernel trap, then call NCCL in the same process, and let NCCL word the error."""

import ctypes

import torch

SOURCE = 'extern "C" __global__ void give_up() { asm("trap;"); }'
kernel = torch.cuda._compile_kernel(SOURCE, "give_up")
here, there = torch.ones(4, device="cuda"), torch.zeros(4, device="cuda")

nccl = ctypes.CDLL("libnccl.so.2")
communicator = ctypes.c_void_p()
print("communicator:", nccl.ncclCommInitAll(ctypes.byref(communicator), 1, None), flush=True)

kernel((1, 1, 1), (1, 1, 1), ())
try:
    torch.cuda.synchronize()
except RuntimeError as error:
    print("torch:", str(error).splitlines()[0], flush=True)

float32, total = 7, 0
addresses = (ctypes.c_void_p(tensor.data_ptr()) for tensor in (here, there))
count = ctypes.c_size_t(len(here))
print("all-reduce:", nccl.ncclAllReduce(*addresses, count, float32, total, communicator, None))
