"""itertools.zip_longest() with a keyword that it does not have."""

import itertools

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return list(itertools.zip_longest([x], [x], fill=0))


step(torch.ones(3))
