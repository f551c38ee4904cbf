"""A nonstrict_trace function receives an object that is no pytree."""

import torch


class Options:
    pass


@torch._dynamo.nonstrict_trace
def scale(x, options):
    return x * 2


@torch.compile(fullgraph=True, backend="eager")
def step(x, options):
    return scale(x, options)


step(torch.ones(3), Options())
