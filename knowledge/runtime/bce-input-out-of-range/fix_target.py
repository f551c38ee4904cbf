"""Divide the mask by 255, and look at its values once."""

import torch
from torch.nn import functional

mask = torch.tensor([[0, 255], [255, 0]], dtype=torch.uint8)
target = mask.float() / 255
print("target:", target.unique().tolist())
loss = functional.binary_cross_entropy(torch.full((2, 2), 0.5), target)
print(f"loss: {loss.item():.4f}")
