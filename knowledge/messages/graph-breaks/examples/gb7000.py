"""A graph break in a for loop."""

import torch

torch._logging.set_logs(graph_breaks=True)


@torch.compile(backend="eager")
def total(x):
    for _ in range(3):
        x = x + 1
        torch._dynamo.graph_break()
    return x


total(torch.ones(3))
