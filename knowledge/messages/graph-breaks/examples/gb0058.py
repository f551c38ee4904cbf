"""An attribute of a tensor is set that has a setter in C."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def clear(x):
    x.real = torch.zeros(3)
    return x + 1


clear(torch.ones(3, dtype=torch.complex64))
