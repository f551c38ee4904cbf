"""Compile a function for the CPU in a process that finds no C++ compiler."""

import os

os.environ["PATH"] = "/nowhere"
os.environ["TORCHINDUCTOR_CACHE_DIR"] = "cache"
os.environ.pop("CXX", None)

import torch

double = torch.compile(lambda tensor: tensor * 2)
print(double(torch.ones(4)))
