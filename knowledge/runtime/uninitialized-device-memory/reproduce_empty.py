"""Add to a tensor from torch.empty: it holds what the last tensor of that size has left."""

import torch

tensor = torch.full((1024,), 7.0, device="cuda")
del tensor  # its block goes to the next tensor of that size

total = torch.empty(1024, device="cuda")
for _ in range(3):
    total += 1
print(f"three times one is {total.mean().item():.0f}")
