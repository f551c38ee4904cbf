"""tolist() of a tensor of floats."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def values(x):
    return [value + 1 for value in x.tolist()]


values(torch.ones(3))
