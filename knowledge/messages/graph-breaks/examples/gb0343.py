"""A function for scan that returns a carry alone."""

import torch
from torch._higher_order_ops.scan import scan


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return scan(lambda carry, row: (carry + row,), x[0], x)


step(torch.ones(3, 2))
