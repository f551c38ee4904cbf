"""Shrink without SHRINK_ABORT while a collective still waits for the dead rank."""

import os
import signal
import time
from datetime import timedelta

import torch
from torch import distributed

rank, size = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
device = torch.device("cuda", rank)
torch.cuda.set_device(device)
store = distributed.TCPStore("127.0.0.1", int(os.environ["STORE_PORT"]))
distributed.init_process_group(
    "nccl", store=store, rank=rank, world_size=size, timeout=timedelta(minutes=9), device_id=device
)
tensor = torch.ones(1, device="cuda")
distributed.all_reduce(tensor)
torch.cuda.synchronize()
if rank == size - 1:
    os.kill(os.getpid(), signal.SIGKILL)
work = distributed.all_reduce(tensor, async_op=True)
time.sleep(2)
print(f"rank {rank}: shrinks while its collective waits: {not work.is_completed()}", flush=True)
distributed.shrink_group([size - 1])
print(f"rank {rank}: came back", flush=True)
