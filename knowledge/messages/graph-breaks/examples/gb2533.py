"""A context manager is returned."""

import contextlib

import torch


@contextlib.contextmanager
def scaled():
    yield 2


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1, scaled()


step(torch.ones(3))
