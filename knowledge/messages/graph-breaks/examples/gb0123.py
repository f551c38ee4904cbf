"""backward() in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    loss = (x * 2).sum()
    loss.backward()
    return loss


step(torch.ones(3, requires_grad=True))
