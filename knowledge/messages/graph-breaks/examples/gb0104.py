"""grad_fn of a tensor that the compiled function made."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def leaf(x):
    y = x * 2
    return y, y.grad_fn is None


leaf(torch.ones(3, requires_grad=True))
