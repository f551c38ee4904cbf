"""Rank 0 hands rank 1 three tensors, as in a pipeline; then all three ranks meet."""

import sys

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
group = dist.new_group([0, 1]) if "own" in sys.argv else None
for _ in range(3):
    if rank == 0:
        dist.send(torch.ones(2), dst=1, group=group)
    elif rank == 1:
        dist.recv(torch.ones(2), src=0, group=group)
dist.barrier()
total = torch.ones(1)
dist.all_reduce(total)
if rank == 0:
    print("sum:", total.item())
dist.destroy_process_group()
