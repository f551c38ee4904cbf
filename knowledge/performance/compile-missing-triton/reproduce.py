"""Compile a function for the GPU in a Python that has no Triton."""

import sys

sys.modules["triton"] = None  # as if it were not installed

import torch

double = torch.compile(lambda tensor: tensor * 2)
print(double(torch.ones(4, device="cuda")))
