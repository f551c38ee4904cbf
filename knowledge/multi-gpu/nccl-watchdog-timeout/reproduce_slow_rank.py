"""Keep one rank busy for longer than the timeout between two collectives."""

import os
import time
from datetime import timedelta

os.environ.setdefault("TORCH_NCCL_WAIT_TIMEOUT_DUMP_MILSEC", "2000")  # die soon after the timeout

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", timeout=timedelta(seconds=10))
metric = torch.ones(1024, device="cuda")
distributed.all_reduce(metric)
torch.cuda.synchronize()
if rank == 1:
    time.sleep(25)
distributed.all_reduce(metric)
torch.cuda.synchronize()
print(f"rank {rank}: done", flush=True)
distributed.destroy_process_group()
