"""A strided nested tensor as input."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def double(x):
    return x * 2


double(torch.nested.nested_tensor([torch.ones(2), torch.ones(3)]))
