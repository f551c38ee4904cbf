"""Add to a tensor from torch.zeros."""

import torch

tensor = torch.full((1024,), 7.0, device="cuda")
del tensor

total = torch.zeros(1024, device="cuda")
for _ in range(3):
    total += 1
print(f"three times one is {total.mean().item():.0f}")
