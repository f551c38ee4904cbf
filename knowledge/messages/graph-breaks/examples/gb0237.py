"""torch.nn.Parameter() with a requires_grad that is no constant."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x * torch.nn.Parameter(torch.ones(3), requires_grad=x)


step(torch.ones(3))
