"""Use the result of torch.load as a model, although the file contains weights only."""

import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    torch.save(torch.nn.Linear(2, 2).state_dict(), f"{folder}/weights.pth")
    model = torch.load(f"{folder}/weights.pth")
    model.eval()
