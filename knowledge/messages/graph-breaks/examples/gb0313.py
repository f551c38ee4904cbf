"""Branches of torch.cond that return different structures."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return torch.cond(x.sum() > 0, lambda x: (x + 1, x + 2), lambda x: (x + 1,), (x,))


step(torch.ones(3))
