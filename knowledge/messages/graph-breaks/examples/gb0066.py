"""A graph break in a with block."""

import contextlib

import torch

torch._logging.set_logs(graph_breaks=True)


@contextlib.contextmanager
def scaled():
    yield 2


@torch.compile(backend="eager")
def step(x):
    with scaled() as scale:
        torch._dynamo.graph_break()
        return x * scale


step(torch.ones(3))
