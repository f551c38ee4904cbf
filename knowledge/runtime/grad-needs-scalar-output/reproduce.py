"""Call backward() on one loss per sample."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(3, 2)
loss = nn.functional.cross_entropy(
    model(torch.randn(4, 3)), torch.tensor([0, 1, 1, 0]), reduction="none"
)
loss.backward()
