import torch
from torch._higher_order_ops.while_loop import while_loop


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return while_loop(lambda x: x.sum() < 9, lambda x: (x + 1,), (x,))


step(torch.ones(3))
