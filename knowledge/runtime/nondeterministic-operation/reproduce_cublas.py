"""Multiply two matrices on the GPU in deterministic mode, without CUBLAS_WORKSPACE_CONFIG."""

import os

import torch

os.environ.pop("CUBLAS_WORKSPACE_CONFIG", None)
torch.use_deterministic_algorithms(True)
x = torch.ones(8, 8, device="cuda")
print((x @ x).sum().item())
