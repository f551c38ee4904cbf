"""Compile where Triton works, and run the same function uncompiled elsewhere."""

import torch
from torch.utils._triton import has_triton

device = "cuda" if torch.cuda.is_available() else "cpu"
can_compile = has_triton()


def double(tensor):
    return tensor * 2


fast = torch.compile(double) if can_compile else double
print(fast(torch.ones(4, device=device)).tolist())
