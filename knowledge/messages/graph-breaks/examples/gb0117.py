"""A tensor method called with too many arguments."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def size(x):
    return x + x.size(0, 1)


size(torch.ones(3))
