"""Hand the raw output of the last layer to BCELoss."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 1))
inputs, labels = torch.randn(64, 8), torch.randint(2, (64, 1)).float()
output = model(inputs)
print(f"output from {output.min().item():.2f} to {output.max().item():.2f}", flush=True)
nn.BCELoss()(output, labels)
