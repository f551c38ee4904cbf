import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x * 3.0


step(torch.ones(3))
