"""A training script of the kind that people paste."""

import torch
from torch import nn

device = torch.device("cuda:1")
model = nn.DataParallel(nn.Linear(4, 2)).to(device)
output = model(torch.ones(3, 4))
print(model.weight)
loss = output.sum()
loss.backward()
