"""Load a checkpoint that lacks one tensor of the model, then move the model."""

import torch
from torch import nn

checkpoint = nn.Linear(4, 2).state_dict()
del checkpoint["bias"]
with torch.device("meta"):
    model = nn.Linear(4, 2)
print("missing:", model.load_state_dict(checkpoint, strict=False, assign=True).missing_keys, flush=True)
model.to("cpu")
