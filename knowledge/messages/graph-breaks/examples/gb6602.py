"""The data of a parameter is replaced by data of another shape."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def replace(x):
    x.data = torch.zeros(6)
    return x + 1


replace(torch.nn.Parameter(torch.ones(3)))
