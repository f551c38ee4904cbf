"""A P2POp is made in the compiled function."""

import torch
import torch.distributed as dist

store = dist.HashStore()
dist.init_process_group("gloo", rank=0, world_size=1, store=store)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    dist.P2POp(dist.isend, x, 0)
    return x + 1


step(torch.ones(3))
