"""Set the variable after importing torch, and before the first use of CUDA."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = ""

import torch

os.environ["CUDA_VISIBLE_DEVICES"] = "0"
print("works:", torch.zeros(1, device="cuda").item() == 0.0)
