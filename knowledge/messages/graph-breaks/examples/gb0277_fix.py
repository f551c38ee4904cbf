import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x[x != 0]


step(torch.ones(3))
