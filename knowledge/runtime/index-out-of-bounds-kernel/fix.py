"""Find out which positions are wrong before the GPU reads any."""

import torch

table = torch.arange(10.0, device="cuda")
position = torch.tensor([3, 10, -1, -11], device="cuda")

known = (-len(table) <= position) & (position < len(table))
values = torch.where(known, table[position.where(known, 0)], torch.nan)
print("values:", values.tolist(), "unknown:", position[~known].tolist())
