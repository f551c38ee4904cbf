"""Agree on the smallest number of batches before the epoch begins."""

import time

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank = dist.get_rank()
torch.manual_seed(0)
model = DistributedDataParallel(torch.nn.Linear(2, 1))
steps = torch.tensor(7 if rank == 0 else 5)
dist.all_reduce(steps, op=dist.ReduceOp.MIN)
for _ in range(steps):
    model(torch.ones(4, 2)).sum().backward()
dist.all_reduce(steps, op=dist.ReduceOp.MIN)
if rank == 0:
    print("steps on each rank:", steps.item())
time.sleep(1)  # gloo: the other rank may still read
dist.destroy_process_group()
