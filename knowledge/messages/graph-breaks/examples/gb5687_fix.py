import torch


@torch.compile(fullgraph=True, backend="eager")
def best(x):
    return torch.maximum(x[0], x[1])


best(torch.ones(3))
