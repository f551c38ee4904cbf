"""Give every parameter data first: load the weights into the empty model, then move it."""

import torch
from torch import nn

checkpoint = nn.Linear(4, 2).state_dict()
with torch.device("meta"):
    model = nn.Linear(4, 2)
model.load_state_dict(checkpoint, assign=True)  # before torch 2.1: model.to_empty(device="cpu"), then load
model.to("cpu")
print("on the meta device:", [name for name, one in model.named_parameters() if one.is_meta])
print("weights are those of the checkpoint:", torch.equal(model.weight, checkpoint["weight"]))
