"""The data of an input is replaced by data of another dtype."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def replace(x):
    x.data = x.to(torch.float64)
    return x + 1


replace(torch.ones(3))
