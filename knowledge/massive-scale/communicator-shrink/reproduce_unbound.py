"""Shrink a group that was made without device_id; the smaller group has lost its GPUs."""

import os
import time

import torch
from torch import distributed

rank, size = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
torch.cuda.set_device(rank)
bound = {"device_id": torch.device("cuda", rank)} if "BIND" in os.environ else {}
distributed.init_process_group("nccl", **bound)
tensor = torch.ones(1, device="cuda")
distributed.all_reduce(tensor)
torch.cuda.synchronize()
if rank == size - 1:
    time.sleep(1)
    os._exit(0)  # leaves for good, as a rank for maintenance would
distributed.shrink_group([size - 1])
print(f"rank {rank}: group of {distributed.get_world_size()}", flush=True)
tensor.fill_(1)
distributed.all_reduce(tensor)
print(f"rank {rank}: sum {tensor.item():.0f}", flush=True)
