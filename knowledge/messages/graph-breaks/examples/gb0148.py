"""resize_() of an input."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def grow(x):
    return x.resize_(6)


grow(torch.ones(3))
