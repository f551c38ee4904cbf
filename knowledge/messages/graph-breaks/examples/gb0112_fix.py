import torch


@torch.compile(fullgraph=True, backend="eager")
def add(x):
    return torch.add(x, 1)


add(torch.ones(3))
