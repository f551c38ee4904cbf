"""step_unsupported() in a function that must be one graph."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    torch._dynamo.step_unsupported()
    return x + 1


step(torch.ones(3))
