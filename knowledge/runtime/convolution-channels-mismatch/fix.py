"""Move the channels to dimension 1."""

import torch
from torch import nn

images = torch.rand(1, 32, 48, 3)
output = nn.Conv2d(3, 8, 3)(images.permute(0, 3, 1, 2))
print("output:", tuple(output.shape))
