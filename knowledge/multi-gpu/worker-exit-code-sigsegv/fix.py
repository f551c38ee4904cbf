"""Say which arguments of the function are addresses."""

import ctypes

import torch
import torch.distributed as dist

libc = ctypes.CDLL(None)
libc.memset.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_size_t]
libc.memset.restype = ctypes.c_void_p


def clear(values: torch.Tensor) -> None:
    libc.memset(values.data_ptr(), 0, values.nbytes)


dist.init_process_group("gloo")
values = torch.ones(2**20)
if dist.get_rank() == 1:
    clear(values)
dist.all_reduce(values)
if dist.get_rank() == 0:
    print("sum:", values.sum().item())
dist.destroy_process_group()
