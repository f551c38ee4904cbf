"""resize_() of a tensor."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def grow(x):
    y = x + 1
    y.resize_(6)
    return y


grow(torch.ones(3))
