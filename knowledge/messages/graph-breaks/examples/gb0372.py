"""autograd.grad() of a loss from outside of the compiled function."""

import torch

torch._dynamo.config.trace_autograd_ops = True


@torch.compile(fullgraph=True, backend="eager")
def slope(loss, x):
    return torch.autograd.grad(loss, x)[0]


x = torch.ones(3, requires_grad=True)
slope((x * 2).sum(), x)
