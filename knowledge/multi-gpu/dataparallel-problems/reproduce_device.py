"""Move a model to another device after DataParallel has wrapped it."""

import torch
from torch import nn

model = nn.DataParallel(nn.Linear(4, 2), device_ids=[0])
model.to("cpu")  # or "cuda:1": anything but device_ids[0]
model(torch.ones(3, 4))
