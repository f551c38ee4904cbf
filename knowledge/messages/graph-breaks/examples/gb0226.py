"""torch.nn.Parameter() of a number."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x * torch.nn.Parameter(3.0)


step(torch.ones(3))
