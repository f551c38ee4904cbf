"""Give an image with an alpha channel to a network for RGB."""

import torch
from torch import nn

nn.Conv2d(3, 8, 3)(torch.rand(1, 4, 32, 32))
