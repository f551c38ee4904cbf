"""Keep a print in the function, and let torch run it after the graph."""

import torch

torch._dynamo.config.reorderable_logging_functions.add(print)


@torch.compile(backend="eager", fullgraph=True)
def step(x):
    y = x * 2
    print("sum:", y.sum())
    return y + 1


print(step(torch.ones(4)))
