"""Read position 10 of ten."""

import torch

table = torch.arange(10.0, device="cuda")
position = torch.tensor([3, 10], device="cuda")
print("values:", table[position].tolist())
