"""Hide every GPU after CUDA has started, and go on computing."""

import os

import torch

print("started:", torch.ones(1, device="cuda").item())
os.environ["CUDA_VISIBLE_DEVICES"] = ""
print("hidden, and still there:", torch.ones(2, device="cuda").sum().item())
