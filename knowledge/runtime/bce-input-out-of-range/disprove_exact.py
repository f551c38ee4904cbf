"""Hand BCELoss probabilities of exactly 0 and 1, on both sides of the labels."""

import torch
from torch.nn import functional

values = torch.tensor([100.0, -200.0]).sigmoid()
print("probabilities:", values.tolist())
print("right:", functional.binary_cross_entropy(values, torch.tensor([1.0, 0.0])).item())
print("wrong:", functional.binary_cross_entropy(values, torch.tensor([0.0, 1.0])).item())
