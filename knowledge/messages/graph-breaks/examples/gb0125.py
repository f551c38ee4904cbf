"""requires_grad_() of an input."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    x.requires_grad_()
    return (x * 2).sum()


step(torch.ones(3))
