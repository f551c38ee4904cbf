"""Pool a large image of one sample, as the pooling branch of a segmentation network does."""

import torch
from torch import nn

torch.manual_seed(0)
branch = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Conv2d(3, 8, 1), nn.BatchNorm2d(8))
branch(torch.randn(1, 3, 1024, 1024))
