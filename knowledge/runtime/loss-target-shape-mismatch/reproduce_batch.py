"""Flatten the output of a network and its batch together, so that rows and labels differ."""

import torch
from torch import nn

torch.manual_seed(0)
features = nn.Conv2d(3, 4, 3, stride=2)(torch.randn(4, 3, 18, 18))
logits = nn.Linear(16, 5)(features.view(-1, 16))
target = torch.randint(0, 5, (4,))
print(
    "features", tuple(features.shape), "logits", tuple(logits.shape), "target", tuple(target.shape)
)
nn.CrossEntropyLoss()(logits, target)
