"""copy.deepcopy() of a tensor."""

import copy

import torch


@torch.compile(fullgraph=True, backend="eager")
def keep(x):
    return copy.deepcopy(x) + 1


keep(torch.ones(3))
