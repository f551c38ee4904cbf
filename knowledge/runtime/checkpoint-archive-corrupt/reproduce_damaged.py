"""Load a checkpoint in the middle of which some bytes were overwritten with zeros."""

import torch

torch.manual_seed(0)
weights = {f"layer{i}.weight": torch.randn(100, 100) for i in range(8)}
torch.save({"model": weights, "step": 900}, "checkpoint.pt")

with open("checkpoint.pt", "r+b") as file:
    record = file.read().index(b"checkpoint/data/5")
    file.seek(record - 30)
    file.write(bytes(64))

torch.load("checkpoint.pt")
