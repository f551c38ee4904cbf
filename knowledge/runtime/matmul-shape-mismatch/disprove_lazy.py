"""Let the layer find in_features by itself: without a flatten, then with images of two sizes."""

import torch
from torch import nn

layer = nn.LazyLinear(10)
print("no flatten:", tuple(layer(torch.zeros(32, 1, 28, 28)).shape), layer, flush=True)

model = nn.Sequential(nn.Flatten(), nn.LazyLinear(10))
print("28 x 28:", tuple(model(torch.zeros(32, 1, 28, 28)).shape), flush=True)
model(torch.zeros(32, 1, 32, 32))
