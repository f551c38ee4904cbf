"""Normalize over groups of channels of one sample."""

import torch
from torch import nn
from torch.utils.data import DataLoader

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(3, 8), nn.GroupNorm(2, 8))
for batch in DataLoader(torch.randn(9, 3), batch_size=4):
    model(batch)
    print("batch of", len(batch))
