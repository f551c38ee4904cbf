"""The class of an object is replaced."""

import torch


class Cold:
    pass


class Warm:
    pass


@torch.compile(fullgraph=True, backend="eager")
def step(x, state):
    state.__class__ = Warm
    return x + 1


step(torch.ones(3), Cold())
