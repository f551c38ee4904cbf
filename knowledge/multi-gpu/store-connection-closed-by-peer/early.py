"""Ranks 1 and 2 make a group; rank 0 is not in it and has nothing left to do."""

import os
import time

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
if rank == 2:
    time.sleep(2)  # loads its data
group = dist.new_group([1, 2])
if rank != 0:
    total = torch.ones(1)
    dist.all_reduce(total, group=group)
    print(f"rank {rank}: sum {total.item():.0f}", flush=True)
if os.environ.get("TOGETHER"):
    dist.barrier()
    dist.destroy_process_group()
