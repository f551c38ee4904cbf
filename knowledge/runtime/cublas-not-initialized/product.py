"""Multiply once."""

import torch

square = torch.eye(8, device="cuda")
print((square @ square)[0, 0].item())
