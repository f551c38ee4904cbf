"""A dual tensor of forward-mode autograd as input."""

import torch
import torch.autograd.forward_ad as forward

with forward.dual_level():
    x = forward.make_dual(torch.ones(3), torch.ones(3))

    @torch.compile(fullgraph=True, backend="eager")
    def step(x):
        return x + 1

    step(x)
