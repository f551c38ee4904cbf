"""batch_isend_irecv() in the compiled function."""

import torch
import torch.distributed as dist

store = dist.HashStore()
dist.init_process_group("gloo", rank=0, world_size=1, store=store)
sends = []


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    dist.batch_isend_irecv(sends)
    return x + 1


step(torch.ones(3))
