"""A tensor of another dtype than its gradient."""

import torch

x = torch.ones(3, requires_grad=True)
x.grad = torch.ones(3)
x.data = x.data.to(torch.float64)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1


step(x)
