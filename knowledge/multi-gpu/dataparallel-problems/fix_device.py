"""Put the model on the first of device_ids, then wrap it."""

import torch
from torch import nn

model = nn.DataParallel(nn.Linear(4, 2).to("cuda:0"), device_ids=[0])
print(tuple(model(torch.ones(3, 4, device="cuda:0")).shape), next(model.parameters()).device)
