"""Give a short clip to a convolution over time."""

import torch
from torch import nn

frames = torch.zeros(1, 80, 4)
model = nn.Sequential(nn.Conv1d(80, 8, 3, stride=2), nn.Conv1d(8, 8, 3))
model(frames)
