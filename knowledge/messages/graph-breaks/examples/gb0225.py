"""A tensor made with requires_grad=True in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def weigh(x):
    w = torch.ones(3, requires_grad=True)
    return x * w


weigh(torch.ones(3))
