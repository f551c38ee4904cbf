"""Raise a bool to the power of a tensor that needs a gradient."""

import torch

w = torch.tensor([1.0], requires_grad=True)
y = True**w
y.backward()
