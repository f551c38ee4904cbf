"""An operator called with an argument of a wrong type."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def add(x):
    return torch.add(x, "one")


add(torch.ones(3))
