"""XLA is wanted, and this torch_xla has no CUDA: choose the CPU before the import."""

import os

os.environ["PJRT_DEVICE"] = "CPU"

import torch
import torch_xla

print("on XLA:", torch.ones(2, device=torch_xla.device()).tolist())
