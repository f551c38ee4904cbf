"""Whole numbers for padding, stride and features."""

import torch
from torch import nn

picture = torch.rand(1, 3, 16, 16)
kernel = 3
layer = nn.Conv2d(3, 8, kernel, padding=(kernel - 1) // 2)  # not: / 2
print("padding:", tuple(layer(picture).shape))
width = layer(picture).flatten(1).shape[1] * 0.5  # 1024.0, a float
head = nn.Sequential(nn.Flatten(), nn.Linear(2 * int(width), 3))
print("features:", tuple(head(layer(picture)).shape))
