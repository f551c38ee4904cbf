"""Ask the layers before it how many features they give, for the images that will come."""

import torch
from torch import nn

features = nn.Sequential(nn.Conv2d(1, 8, 3, padding=1), nn.MaxPool2d(2), nn.MaxPool2d(2))


def network(height: int, width: int) -> nn.Sequential:
    """Return the network with a last layer that fits images of this size."""
    with torch.no_grad():
        count = features(torch.zeros(1, 1, height, width)).flatten(1).shape[1]
    return nn.Sequential(features, nn.Flatten(), nn.Linear(count, 10))


for size in (28, 32):
    model = network(size, size)
    print(f"{size} x {size}:", model[2], tuple(model(torch.zeros(32, 1, size, size)).shape))
