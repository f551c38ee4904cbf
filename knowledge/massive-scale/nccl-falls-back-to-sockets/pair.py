"""Time an all-reduce of 64 MiB between two ranks."""

import os
import time

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", device_id=torch.device("cuda", rank))
data = torch.ones(16 << 20, device="cuda")
milliseconds = []
for _ in range(10):
    torch.cuda.synchronize()
    start = time.perf_counter()
    distributed.all_reduce(data)
    torch.cuda.synchronize()
    milliseconds.append((time.perf_counter() - start) * 1e3)
if rank == 0:
    label = os.environ.get("LABEL", "all-reduce")
    print(f"{label}:", *(f"{value:.3f}" for value in milliseconds[3:]), "ms", flush=True)
distributed.destroy_process_group()
