import torch


@torch.compile(fullgraph=True, backend="eager")
def size(x):
    return x + x.size(0)


size(torch.ones(3))
