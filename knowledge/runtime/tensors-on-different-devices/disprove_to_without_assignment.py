"""Call to() on a tensor, as one calls it on a model."""

import torch
from torch import nn

model, batch = nn.Linear(4, 2), torch.zeros(3, 4)
model.to("cuda")
batch.to("cuda")
print("model:", model.weight.device, "batch:", batch.device, flush=True)
model(batch)
