import torch


def true(x):
    return x + 1


def false(x):
    return x - 1


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return torch.cond(x.sum() > 0, true, false, (x,))


step(torch.ones(3))
