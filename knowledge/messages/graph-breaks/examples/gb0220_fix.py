import torch


@torch.compile(fullgraph=True, backend="eager")
def replace(x):
    x = x.to(torch.float64)
    return x + 1


replace(torch.ones(3))
