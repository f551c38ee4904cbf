"""Launch a first Triton kernel with a PATH on which no folder holds a compiler."""

import os

os.environ.update(PATH="/nowhere", TRITON_CACHE_DIR="cache")
os.environ.pop("CC", None)

import torch
import triton
import triton.language as tl


@triton.jit
def double(data, size: tl.constexpr):
    place = tl.arange(0, size)
    tl.store(data + place, tl.load(data + place) * 2)


data = torch.ones(64, device="cuda")
double[(1,)](data, 64)
print("sum:", data.sum().item())
