"""invoke_subgraph() is called directly."""

import torch
from torch._higher_order_ops import invoke_subgraph


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return invoke_subgraph(torch.sin, "a", x)


step(torch.ones(3))
