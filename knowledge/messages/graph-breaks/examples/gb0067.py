"""A branch of torch.cond appends to a list outside of it."""

import torch

seen = []


def true(x):
    seen.append(x)
    return x + 1


def false(x):
    return x - 1


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return torch.cond(x.sum() > 0, true, false, (x,))


step(torch.ones(3))
