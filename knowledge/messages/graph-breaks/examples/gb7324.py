"""A new tensor is returned after requires_grad_()."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    y = x.clone().requires_grad_()
    return y


step(torch.ones(3))
