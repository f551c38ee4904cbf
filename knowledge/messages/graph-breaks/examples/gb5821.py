"""A hook for the accumulated gradient of an intermediate tensor."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    y = x * 2
    y.register_post_accumulate_grad_hook(lambda y: None)
    return y.sum()


step(torch.ones(3, requires_grad=True))
