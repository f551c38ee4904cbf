"""itertools.groupby() with the key as a positional argument."""

import itertools

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + len(list(itertools.groupby([1, 1, 2], None)))


step(torch.ones(3))
