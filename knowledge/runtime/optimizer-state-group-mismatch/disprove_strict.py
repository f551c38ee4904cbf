"""Pass strict=False to the optimizer, as one does to the model."""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 16), nn.Linear(16, 1))
state = torch.optim.Adam(model.parameters()).state_dict()
torch.optim.Adam(model[1].parameters()).load_state_dict(state, strict=False)
