"""A collective with async_op=True."""

import torch
import torch.distributed as dist

store = dist.HashStore()
dist.init_process_group("gloo", rank=0, world_size=1, store=store)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    dist.all_reduce(x, async_op=True)
    return x + 1


step(torch.ones(3))
