"""Hand proper probabilities to BCELoss under autocast."""

import torch
from torch import nn

model, inputs = nn.Linear(8, 1).cuda(), torch.randn(64, 8, device="cuda")
labels = torch.ones(64, 1, device="cuda")
with torch.autocast("cuda", torch.float16):
    nn.BCELoss()(model(inputs).sigmoid(), labels)
