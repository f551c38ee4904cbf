"""Pool to a fixed size before flattening: any image size fits."""

import torch

features = torch.nn.Sequential(torch.nn.Conv2d(3, 16, 3, padding=1, stride=4), torch.nn.AdaptiveAvgPool2d(7))
for side in (224, 256):
    print(side, tuple(features(torch.ones(8, 3, side, side)).flatten(1).shape))
