"""Masks of uint8 and float as bool."""

import torch

scores = torch.tensor([4.0, 1.0, 3.0])
loaded = torch.tensor([1, 0, 1], dtype=torch.uint8)
weights = torch.tensor([1.0, 0.0, 1.0])
print("uint8:", scores.masked_fill(loaded.bool(), 0).tolist())
print("float:", scores.masked_fill(weights > 0.5, 0).tolist())
print("both:", ((scores > 2) & (weights > 0.5) & (scores > 3)).tolist())
