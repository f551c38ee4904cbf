"""Detach the tensor, and ask for gradients."""

import torch

with torch.inference_mode():
    features = torch.ones(2, 3)
print("after detach:", features.detach().is_inference(), "after view:", features.view(6).is_inference())
torch.nn.Linear(3, 1)(features.detach())
