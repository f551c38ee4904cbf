"""Mask the bad inputs of sqrt after the fact, and ask autograd to look for nan."""

import torch

x = torch.tensor([4.0, 0.0, -1.0], requires_grad=True)
with torch.autograd.set_detect_anomaly(True):
    y = torch.where(x > 0, x.sqrt(), 0.0)
    print("loss:", y.sum().item())
    y.sum().backward()
