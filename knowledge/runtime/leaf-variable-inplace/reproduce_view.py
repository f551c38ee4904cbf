"""Give some outputs of a layer another bias at the start."""

import torch
from torch import nn

head = nn.Linear(8, 6)
bias = head.bias.view(2, 3)
print("is_leaf:", bias.is_leaf, "base is_leaf:", bias._base.is_leaf, flush=True)
bias[:, 0] -= 4.0
