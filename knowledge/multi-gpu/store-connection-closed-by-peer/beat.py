"""Two ranks, one GPU, no collective: rank 0 leaves, and rank 1 computes for some seconds more."""

import os
import time

import torch
import torch.distributed as dist

dist.init_process_group("nccl")
rank = dist.get_rank()
time.sleep(3 if rank == 0 else 1)
if rank == 1:
    if os.environ.get("DESTROY"):
        dist.destroy_process_group()
    end, total = time.monotonic() + 8, 0.0
    while time.monotonic() < end:
        total += torch.ones(1000, device="cuda").sum().item()
        time.sleep(0.1)
    print("rank 1: computed to the end:", total > 0)
