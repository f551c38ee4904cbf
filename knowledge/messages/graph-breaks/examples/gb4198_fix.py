import torch


@torch.compile(fullgraph=True, backend="eager")
def keep(x):
    return x.clone() + 1


keep(torch.ones(3))
