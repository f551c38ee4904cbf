"""Give the tensors that the checkpoint lacks a value of their own."""

import torch
from torch import nn

checkpoint = nn.Linear(4, 2).state_dict()
del checkpoint["bias"]
with torch.device("meta"):
    model = nn.Linear(4, 2)
model.to_empty(device="cpu")  # memory with arbitrary content
model.reset_parameters()  # of each module that has tensors
print("missing:", model.load_state_dict(checkpoint, strict=False).missing_keys)
print("loaded:", torch.equal(model.weight, checkpoint["weight"]), "on:", model.bias.device)
