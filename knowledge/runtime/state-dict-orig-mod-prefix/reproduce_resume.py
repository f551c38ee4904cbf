"""Compile the model first, and load a checkpoint of a plain model then."""

import torch
from torch import nn

checkpoint = nn.Linear(2, 4).state_dict()

model = torch.compile(nn.Linear(2, 4))
model.load_state_dict(checkpoint)
