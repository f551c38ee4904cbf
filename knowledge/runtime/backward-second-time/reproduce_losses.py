"""Ask two losses of one forward pass for their gradients, one after the other."""

import torch
from torch import nn

torch.manual_seed(0)
trunk = nn.Sequential(nn.Linear(4, 8), nn.Tanh())
left, right = nn.Linear(8, 1), nn.Linear(8, 1)
features = trunk(torch.randn(16, 4))
left(features).square().mean().backward()
print("the first loss is done", flush=True)
right(features).abs().mean().backward()
