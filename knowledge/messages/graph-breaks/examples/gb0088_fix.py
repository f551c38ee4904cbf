import torch


@torch.compile(fullgraph=True, backend="eager")
def check(x):
    if x.shape[0] != 4:
        raise ValueError("expected four rows")
    return x + 1


check(torch.ones(4))
