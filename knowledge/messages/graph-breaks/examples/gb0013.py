"""A hook's handle from outside is removed in the compiled function."""

import torch

x = torch.ones(3, requires_grad=True)
handle = x.register_hook(lambda grad: grad * 2)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    handle.remove()
    return x + 1


step(x)
