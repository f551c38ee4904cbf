"""Tensor.is_inference() in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1 if x.is_inference() else x


step(torch.ones(3))
