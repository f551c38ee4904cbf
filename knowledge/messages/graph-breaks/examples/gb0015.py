"""A sparse tensor as input."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def product(x, y):
    return x @ y


product(torch.eye(3).to_sparse(), torch.ones(3, 2))
