"""Normalize 256 channels where the convolution before returns 512."""

import torch

model = torch.nn.Sequential(torch.nn.Conv2d(3, 512, 3), torch.nn.BatchNorm2d(256))
print("channels:", model[0].out_channels, "features:", model[1].num_features, flush=True)
model(torch.zeros(2, 3, 16, 16))
