"""Rank 1 hands the address of a tensor to C, and does not say that it is an address."""

import ctypes

import torch
import torch.distributed as dist

libc = ctypes.CDLL(None)


def clear(values: torch.Tensor) -> None:
    libc.memset(values.data_ptr(), 0, values.nbytes)


dist.init_process_group("gloo")
values = torch.ones(2**20)
if dist.get_rank() == 1:
    clear(values)
dist.all_reduce(values)
print("sum:", values.sum().item())
dist.destroy_process_group()
