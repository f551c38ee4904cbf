"""itertools.groupby() with keys that are tensors."""

import itertools

import torch


@torch.compile(fullgraph=True, backend="eager")
def runs(x):
    return [len(list(group)) for _, group in itertools.groupby(list(x), key=lambda v: v > 0)]


runs(torch.ones(3))
