"""Compute three harmless numbers in float16: all of them pass through a value above 65504."""

import torch

x = torch.full((100,), 300.0, dtype=torch.float16)

print("square of 300:", x[0].square().item())
print("root of the mean square:", x.square().mean().sqrt().item())
print("sum of 4096 times 20:", torch.full((4096,), 20.0, dtype=torch.float16).sum().item())
