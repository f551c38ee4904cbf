import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    y = x
    if x.shape[0] > 4:
        y = x + 1
    return y


step(torch.ones(3))
