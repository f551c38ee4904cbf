"""Call an operation that has no deterministic kernel in deterministic mode."""

import torch

torch.use_deterministic_algorithms(True)
torch.zeros(4).put_(torch.tensor([0, 1]), torch.tensor([1.0, 2.0]))
