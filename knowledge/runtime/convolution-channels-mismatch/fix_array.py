"""Cut an alpha channel off, and repeat a gray channel."""

import torch
from torch import nn

network = nn.Conv2d(3, 8, 3)
with_alpha, gray = torch.rand(1, 4, 32, 32), torch.rand(1, 1, 32, 32)
print("RGBA:", tuple(network(with_alpha[:, :3]).shape))
print("gray:", tuple(network(gray.expand(-1, 3, -1, -1)).shape))
