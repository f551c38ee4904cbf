"""A sparse tensor is made in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x.to_sparse().values()


step(torch.ones(3))
