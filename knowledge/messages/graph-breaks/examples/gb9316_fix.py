import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    y = [x]
    return x + 1 if len(y) > 5 else x


step(torch.ones(3))
