"""Set parameters with gradients off, through a view, a copy and torch.nn.init."""

import torch
from torch import nn

head = nn.Linear(8, 6)
with torch.no_grad():
    before = head.bias.clone()
    head.bias.view(2, 3)[:, 0] -= 4.0
    print("moved:", (before - head.bias).round().tolist())
    head.bias.copy_(torch.arange(6))
    print("copied:", head.bias.tolist())
nn.init.constant_(head.weight, 0.5)
print("set:", head.weight.unique().tolist())
head(torch.ones(1, 8)).sum().backward()
for name, parameter in head.named_parameters():
    print(name, "is_leaf:", parameter.is_leaf, "has a gradient:", parameter.grad is not None)
