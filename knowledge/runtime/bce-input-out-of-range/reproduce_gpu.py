"""Hand logits to binary_cross_entropy on the GPU."""

import torch
from torch.nn import functional

logits = torch.randn(64, 1, device="cuda")
loss = functional.binary_cross_entropy(logits, torch.ones(64, 1, device="cuda"))
print("loss:", loss.item())
