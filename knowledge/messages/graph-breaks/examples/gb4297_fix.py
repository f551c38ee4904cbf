import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1


step(torch.ones(3))
