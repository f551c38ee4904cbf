"""Give an image to a network as NumPy and OpenCV keep it."""

import torch
from torch import nn

nn.Conv2d(3, 8, 3)(torch.rand(1, 32, 48, 3))
