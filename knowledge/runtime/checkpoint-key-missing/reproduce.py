"""Save a bare state dict, and load it as a checkpoint with an entry of that name."""

import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    torch.save(torch.nn.Linear(2, 2).state_dict(), f"{folder}/weights.pth")
    checkpoint = torch.load(f"{folder}/weights.pth")
    print("keys:", list(checkpoint))
    torch.nn.Linear(2, 2).load_state_dict(checkpoint["state_dict"])
