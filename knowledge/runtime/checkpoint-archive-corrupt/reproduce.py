"""Load a checkpoint of which only the first half was written."""

import torch

torch.manual_seed(0)
weights = {f"layer{i}.weight": torch.randn(100, 100) for i in range(8)}
torch.save({"model": weights, "step": 900}, "checkpoint.pt")

with open("checkpoint.pt", "r+b") as file:
    file.truncate(160_000)

torch.load("checkpoint.pt")
