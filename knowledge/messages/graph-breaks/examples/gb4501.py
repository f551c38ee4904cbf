"""The id() of an object is returned."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    y = [x]
    return x + 1, id(y)


step(torch.ones(3))
