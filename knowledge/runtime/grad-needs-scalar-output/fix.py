"""Reduce the loss to one number before backward()."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(3, 2)
loss = nn.functional.cross_entropy(
    model(torch.randn(4, 3)), torch.tensor([0, 1, 1, 0]), reduction="none"
)
loss = loss.mean()  # nothing changes if the loss is one number already
loss.backward()
print("loss:", tuple(loss.shape), "gradient:", tuple(model.weight.grad.shape))
