"""Reshape with the number that the message asks for, and look at what comes out."""

import torch
from torch import nn

images, labels = torch.zeros(32, 16, 4, 4), torch.zeros(32, dtype=torch.long)
layer = nn.Linear(16, 10)
try:
    layer(images)
except RuntimeError as error:
    print(error)
logits = layer(images.view(-1, 16))
print("rows:", len(logits), "for images:", len(images), flush=True)
nn.functional.cross_entropy(logits, labels)
