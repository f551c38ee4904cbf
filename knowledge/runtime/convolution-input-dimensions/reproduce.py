"""Give the frames of two videos to a convolution of images."""

import torch

videos = torch.zeros(2, 8, 3, 16, 16)
torch.nn.Conv2d(3, 4, 3)(videos)
