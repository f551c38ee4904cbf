"""A 1x1 convolution became a linear layer: the numbers are the same, without two axes of size 1."""

import torch
from torch import nn

torch.manual_seed(0)
old = nn.Conv2d(6, 4, kernel_size=1)
checkpoint = old.state_dict()

new = nn.Linear(6, 4)
checkpoint["weight"] = checkpoint["weight"].squeeze((2, 3))
print(new.load_state_dict(checkpoint))

image = torch.randn(2, 6, 5, 5)
pixels = image.permute(0, 2, 3, 1)
agree = torch.allclose(new(pixels), old(image).permute(0, 2, 3, 1), atol=1e-5)
print("same outputs:", agree)
