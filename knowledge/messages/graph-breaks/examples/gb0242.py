"""out= is a tensor that is not contiguous."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def add(x, out):
    torch.add(x, 1, out=out)
    return out


add(torch.ones(3, 2), torch.empty(2, 3).t())
