"""Read a tensor through its address in C, which works on the CPU, and then on the GPU."""

import ctypes
import faulthandler

import torch


def first_value(values: torch.Tensor) -> float:
    return ctypes.c_float.from_address(values.data_ptr()).value


faulthandler.enable()
values = torch.full((1024,), 7.0)
print("on the CPU:", first_value(values), flush=True)
print("on the GPU:", first_value(values.cuda()), flush=True)
