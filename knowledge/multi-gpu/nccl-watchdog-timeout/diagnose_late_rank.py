"""Let one rank come 5 seconds after the timeout, then count how long each process goes on."""

import os
import time
from datetime import timedelta

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", timeout=timedelta(seconds=10))
metric = torch.ones(1024, device="cuda")
distributed.all_reduce(metric)
torch.cuda.synchronize()
start = time.time()
if rank == 1:
    time.sleep(15)
distributed.all_reduce(metric)
torch.cuda.synchronize()
print(f"rank {rank}: sum {metric[0].item():.0f} after {time.time() - start:.0f} s", flush=True)
while time.time() < start + 110:
    time.sleep(5)
    print(f"rank {rank}: alive after {time.time() - start:.0f} s", flush=True)
print(f"rank {rank}: never ended", flush=True)
