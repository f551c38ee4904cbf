import torch


@torch.compile(fullgraph=True, backend="eager")
def product(x, y):
    return x @ y


product(torch.ones(3, 4), torch.ones(4, 3))
