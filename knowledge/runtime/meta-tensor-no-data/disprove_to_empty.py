"""Do what the message says: to_empty() instead of to()."""

import torch
from torch import nn

checkpoint = nn.Linear(4, 2).state_dict()
with torch.device("meta"):
    model = nn.Linear(4, 2)
model.to_empty(device="cpu")
print("the checkpoint's weights:", torch.equal(model.weight, checkpoint["weight"]))
