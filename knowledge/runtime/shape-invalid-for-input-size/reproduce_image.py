"""Flatten for an image size that is not the one of the data."""

import torch

features = torch.nn.Conv2d(3, 16, 3, padding=1, stride=4)
images = torch.ones(8, 3, 256, 256)
flat = features(images).view(8, 16 * 56 * 56)  # written for images of 224 x 224
