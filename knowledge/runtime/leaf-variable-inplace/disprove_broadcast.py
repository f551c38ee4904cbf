"""Broadcast a parameter of rank 0 in three ways, and look at what rank 1 has then."""

import torch
import torch.distributed as dist
from torch import nn

ways = {
    "p": lambda p: p,
    "p.detach()": lambda p: p.detach(),
    "p + 0": lambda p: p + 0,
}
dist.init_process_group("gloo")
rank = dist.get_rank()
for name, way in ways.items():
    p = nn.Parameter(torch.full((2,), 1.0 + rank))
    before = p.tolist()
    dist.broadcast(way(p), 0)
    if rank == 1:
        print(f"rank 1, broadcast({name}, 0): {before} -> {p.tolist()}")
dist.barrier()
dist.destroy_process_group()
