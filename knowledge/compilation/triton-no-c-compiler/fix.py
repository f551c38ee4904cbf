"""Give Triton a C compiler before the first kernel, on the PATH or in CC."""

import os
import shutil

os.environ["TRITON_CACHE_DIR"] = "cache"
os.environ["CC"] = shutil.which("gcc") or shutil.which("clang")

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
