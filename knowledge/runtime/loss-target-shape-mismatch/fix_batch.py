"""Flatten what belongs to one sample, and keep the batch."""

import torch
from torch import nn

torch.manual_seed(0)
features = nn.Conv2d(3, 4, 3, stride=2)(torch.randn(4, 3, 18, 18))
flat = features.flatten(1)
logits = nn.Linear(flat.shape[1], 5)(flat)
target = torch.randint(0, 5, (4,))
loss = nn.CrossEntropyLoss()(logits, target)
print(
    "features",
    tuple(features.shape),
    "logits",
    tuple(logits.shape),
    "loss",
    loss.ndim,
    "dimensions",
)
