"""print() in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    print("step")
    return x + 1


step(torch.ones(3))
