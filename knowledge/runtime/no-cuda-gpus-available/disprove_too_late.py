"""Ask for CUDA once while the GPUs are hidden, then show them."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = ""

import torch

print("hidden:", torch.cuda.is_available())
os.environ["CUDA_VISIBLE_DEVICES"] = "0"
print("shown:", torch.cuda.is_available())
torch.zeros(1, device="cuda")
