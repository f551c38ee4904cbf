"""Train with four ranks; the last one dies, and the others wait for it."""

import os
import signal
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
weight = torch.zeros(8, device=device)
for step in range(8):
    if rank == size - 1 and step == 4:
        os.kill(os.getpid(), signal.SIGKILL)
    gradient = weight - 1
    distributed.all_reduce(gradient)
    weight -= 0.5 * gradient / size
    print(f"rank {rank} of {size}: step {step}, weight {weight[0].item():.3f}", flush=True)
