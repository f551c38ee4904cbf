"""A condition of while_loop that has more than one element."""

import torch
from torch._higher_order_ops.while_loop import while_loop


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return while_loop(lambda x: x < 9, lambda x: (x + 1,), (x,))


step(torch.ones(3))
