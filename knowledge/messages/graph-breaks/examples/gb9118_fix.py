import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    if x.numel():
        return x + 1
    return x


step(torch.ones(3))
