"""Load the checkpoint into memory, as most scripts do."""

import torch

state = torch.load("model.pt", map_location="cpu")
print("sum of the weights:", state["weight"].sum().item())
