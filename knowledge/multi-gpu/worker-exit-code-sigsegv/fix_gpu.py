"""Ask where a tensor lives before C gets its address, and copy what is on a GPU."""

import ctypes

import torch


def first_value(values: torch.Tensor) -> float:
    on_cpu = values.detach().cpu().contiguous()
    return ctypes.c_float.from_address(on_cpu.data_ptr()).value


values = torch.full((1024,), 7.0)
print("on the CPU:", first_value(values))
print("on the GPU:", first_value(values.cuda()))
