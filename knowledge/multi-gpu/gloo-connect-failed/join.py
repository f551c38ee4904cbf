"""Join a group of two ranks: python join.py RANK STORE."""

import sys
from datetime import timedelta

import torch.distributed as dist

rank, store = int(sys.argv[1]), sys.argv[2]
dist.init_process_group(
    "gloo", init_method=f"file://{store}", rank=rank, world_size=2, timeout=timedelta(seconds=2)
)
print(f"rank {rank} joined", flush=True)
dist.destroy_process_group()
