"""Hand images to a linear layer as they are, with height and width."""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(28 * 28, 64), nn.ReLU(), nn.Linear(64, 10))
print("shape:", tuple(model(torch.zeros(32, 1, 28, 28)).shape))
