import torch


@torch.compile(fullgraph=True, backend="eager")
def flip(x):
    if bool(x.sum() > 0):
        return x
    return -x


flip(torch.ones(3))
