"""Give one rank a batch more than the other, and wait three times as long."""

import os
import time
from datetime import timedelta

os.environ.setdefault("TORCH_NCCL_WAIT_TIMEOUT_DUMP_MILSEC", "2000")  # die soon after the timeout

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", timeout=timedelta(seconds=30))
gradient = torch.ones(1024, device="cuda")
start = time.time()
for batch in range(3 if rank == 0 else 2):
    distributed.all_reduce(gradient)
    torch.cuda.synchronize()
    print(f"rank {rank}: batch {batch} done after {time.time() - start:.0f} s", flush=True)

weights = torch.ones(2048, device="cuda")
distributed.broadcast(weights, src=0)
torch.cuda.synchronize()
print(f"rank {rank}: weights sent after {time.time() - start:.0f} s", flush=True)
distributed.destroy_process_group()
