"""Load the first half of a file in the format from before torch 1.6."""

import os

import torch

torch.manual_seed(0)
weights = {f"layer{i}.weight": torch.randn(100, 100) for i in range(4)}
torch.save(weights, "weights.pth", _use_new_zipfile_serialization=False)

whole = os.path.getsize("weights.pth")
os.truncate("weights.pth", whole // 2)
print("bytes that the file lacks:", whole - whole // 2, flush=True)

torch.load("weights.pth")
