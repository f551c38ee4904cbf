import torch
from torch._dynamo.comptime import comptime


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    comptime.print_graph()
    return x + 1


step(torch.ones(3))
