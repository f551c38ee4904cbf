"""Compute one inverse before the GPU fills: the handle is made, and later ones use it."""

import torch

square = torch.eye(8, device="cuda")
torch.linalg.inv(square)
spare = torch.empty(2**26, dtype=torch.uint8, device="cuda")
held, size = [], 2**34
while size >= 2**21:
    try:
        held.append(torch.empty(size, dtype=torch.uint8, device="cuda"))
    except torch.OutOfMemoryError:
        size //= 2
del spare
print("the inverse on a full GPU:", torch.linalg.inv(square)[0, 0].item())
