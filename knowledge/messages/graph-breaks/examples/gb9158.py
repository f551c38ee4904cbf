"""The message of torch._check() contains a tensor."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    n = x.sum().item()
    torch._check(n > 0, lambda: f"sum of {x}")
    return x + 1


step(torch.ones(3))
