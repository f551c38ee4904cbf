"""Change CUDA_VISIBLE_DEVICES after CUDA has started, to something impossible."""

import os

import torch

print("available:", torch.cuda.is_available())
os.environ["CUDA_VISIBLE_DEVICES"] = "99"
print("sum:", torch.ones(4, device="cuda").sum().item())
print("available:", torch.cuda.is_available())
