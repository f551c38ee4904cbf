"""functools.partial() without a function."""

import functools

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return functools.partial()(x)


step(torch.ones(3))
