import torch


@torch.compile(fullgraph=True, backend="eager")
def replace(x):
    y = x + 1
    y = torch.zeros_like(y)
    return y


replace(torch.ones(3))
