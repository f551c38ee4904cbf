"""Multiply sparse tensors with more and more products; at a size cuSPARSE refuses."""

import torch

for size in (300, 600, 900, 1200, 1500, 2000):
    full = torch.ones(size, size, device="cuda").to_sparse()
    try:
        result = (full @ full).to_dense()
        ending = f"it works, a value is {result[0, 0].item():.0f}"
    except RuntimeError as error:
        ending = f"{type(error).__name__}: {str(error).splitlines()[0][:90]}"
    print(f"{size} x {size}, {size**3:,} products: {ending}", flush=True)
