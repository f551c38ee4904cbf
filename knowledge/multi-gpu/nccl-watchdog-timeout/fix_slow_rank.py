"""Keep one rank busy for 15 seconds between two collectives."""

import os
import time
from datetime import timedelta

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", timeout=timedelta(seconds=60))
metric = torch.ones(1024, device="cuda")
distributed.all_reduce(metric)
torch.cuda.synchronize()
if rank == 1:
    time.sleep(15)
distributed.all_reduce(metric)
torch.cuda.synchronize()
print(f"rank {rank}: done", flush=True)
distributed.destroy_process_group()
