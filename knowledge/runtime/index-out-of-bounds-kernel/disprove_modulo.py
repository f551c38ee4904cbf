"""Bring the position into range with a modulo or a clamp, and read another one's value."""

import torch

table = torch.arange(10.0, device="cuda")
position = torch.tensor([3, 10], device="cuda")
print("modulo:", table[position % 10].tolist())
print("clamp:", table[position.clamp(0, 9)].tolist())
