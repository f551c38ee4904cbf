import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    y = [x]
    return x + 1, len(y)


step(torch.ones(3))
