"""Set the default device when the model is there already."""

import torch
from torch import nn

model = nn.Linear(4, 2)
torch.set_default_device("cuda")
batch = torch.zeros(3, 4)
print("model:", model.weight.device, "batch:", batch.device, flush=True)
model(batch)
