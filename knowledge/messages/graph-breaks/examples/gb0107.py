"""Tensor.random_() in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def draw(x):
    return x.random_(0, 10) + 1


draw(torch.ones(3))
