"""Show images of 32 x 32 pixels to a network whose last layer was counted for 28 x 28."""

import torch
from torch import nn

features = nn.Sequential(nn.Conv2d(1, 8, 3, padding=1), nn.MaxPool2d(2), nn.MaxPool2d(2))
model = nn.Sequential(features, nn.Flatten(), nn.Linear(8 * 7 * 7, 10))

print("28 x 28:", tuple(model(torch.zeros(32, 1, 28, 28)).shape), flush=True)
print("32 x 32:", tuple(model(torch.zeros(32, 1, 32, 32)).shape))
