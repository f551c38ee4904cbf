import contextlib

import torch


@contextlib.contextmanager
def scaled():
    yield 2


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    with scaled() as scale:
        return x * scale


step(torch.ones(3))
