"""Run the same operation on the CPU, where the check is a Python exception."""

import torch

probabilities = torch.tensor([0.2, 1.5, 0.7])
print("least:", probabilities.min().item(), "largest:", probabilities.max().item())
try:
    torch.bernoulli(probabilities)
except RuntimeError as error:
    print("the CPU says:", error)
