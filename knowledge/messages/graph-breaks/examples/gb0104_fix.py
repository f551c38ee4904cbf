import torch


@torch.compile(fullgraph=True, backend="eager")
def leaf(x):
    y = x * 2
    return y, y.requires_grad


leaf(torch.ones(3, requires_grad=True))
