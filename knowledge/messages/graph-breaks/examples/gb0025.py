"""A graph break that the program asks for."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    torch._dynamo.graph_break()
    return x + 1


step(torch.ones(3))
