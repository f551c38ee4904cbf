"""The data of a tensor that the compiled function made is replaced."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def replace(x):
    y = x + 1
    y.data = torch.zeros(3)
    return y


replace(torch.ones(3))
