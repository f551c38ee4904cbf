"""Compile a function for the CPU and run it."""

import os

os.environ["TORCHINDUCTOR_CACHE_DIR"] = "cache"

import torch
from torch._inductor import config

config.cpp_cache_precompile_headers = False  # one compilation instead of two

double = torch.compile(lambda tensor: tensor * 2)
print(double(torch.ones(4)).tolist())
