"""A nonstrict_trace function returns an object that is no pytree."""

import torch


class Options:
    pass


@torch._dynamo.nonstrict_trace
def scale(x):
    return Options()


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    scale(x)
    return x + 1


step(torch.ones(3))
