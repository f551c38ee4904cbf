"""A training script of the kind that people paste."""

import torch
from torch import nn

model = nn.DataParallel(nn.Linear(3, 2))
criterion = nn.CrossEntropyLoss(reduction="none")
loss = criterion(model(torch.randn(4, 3)), torch.tensor([0, 1, 1, 0]))
loss.backward()
