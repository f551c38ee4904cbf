"""A graph break that the program asks for at compile time."""

import torch
from torch._dynamo.comptime import comptime


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    comptime.graph_break()
    return x + 1


step(torch.ones(3))
