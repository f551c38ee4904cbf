"""Tensor.retain_grad() with a backend that uses AOTAutograd."""

import torch


@torch.compile(fullgraph=True, backend="aot_eager")
def step(x):
    y = x * 2
    y.retain_grad()
    return y.sum()


step(torch.ones(3, requires_grad=True))
