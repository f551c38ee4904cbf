"""Clamp the labels into the range, and count the pixels of each class."""

import torch

mask = torch.tensor([[0, 1], [1, 255]])
clamped = mask.clamp(0, 1)
one_hot = torch.zeros(2, 2, 2).scatter_(0, clamped.unsqueeze(0), 1.0)
print("labeled as class 1:", int((mask == 1).sum()))
print("trained as class 1:", int(one_hot[1].sum()))
