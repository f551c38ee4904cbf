"""Drop the incomplete batch."""

import torch
from torch import nn
from torch.utils.data import DataLoader

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(3, 8), nn.BatchNorm1d(8))
for batch in DataLoader(torch.randn(9, 3), batch_size=4, drop_last=True):
    model(batch)
    print("batch of", len(batch))
