import torch


@torch.compile(fullgraph=True, backend="eager")
def flip(x):
    return torch.where(x.sum() > 0, x, -x)


flip(torch.ones(3))
