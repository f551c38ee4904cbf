"""Operands of torch.cond that are not in a tuple."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return torch.cond(x.sum() > 0, lambda x: x + 1, lambda x: x - 1, x)


step(torch.ones(3))
