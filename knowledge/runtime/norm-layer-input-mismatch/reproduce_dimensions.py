"""Use BatchNorm2d, which needs images, after a linear layer."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(32, 64), torch.nn.BatchNorm2d(64))
print("dimensions:", model[0](torch.zeros(8, 32)).dim(), flush=True)
model(torch.zeros(8, 32))
