"""itertools.groupby() with a keyword that it does not have."""

import itertools

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + len(list(itertools.groupby([1, 1, 2], by=None)))


step(torch.ones(3))
