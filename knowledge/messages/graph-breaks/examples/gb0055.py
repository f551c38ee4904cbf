"""A tensor added to an object that no operator takes."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x, y):
    return x + object()


step(torch.ones(3), 3)
