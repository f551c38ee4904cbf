"""A list of a generator that never ends."""

import torch


def counted():
    while True:
        yield 1


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + len(list(counted()))


step(torch.ones(3))
