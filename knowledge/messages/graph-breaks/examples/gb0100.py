"""The handle of a hook is stored in a global variable."""

import torch

handle = None


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    global handle
    handle = x.register_hook(lambda grad: grad * 2)
    return x + 1


step(torch.ones(3, requires_grad=True))
