"""requires_grad of an input is set."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def freeze(x):
    x.requires_grad = False
    return x + 1


freeze(torch.ones(3, requires_grad=True))
