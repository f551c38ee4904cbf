import torch


@torch.compile(fullgraph=True, backend="eager")
def values(x):
    return [value + 1 for value in x]


values(torch.ones(3))
