"""Broadcast a parameter on a GPU with gloo, under no_grad and without it."""

import torch
import torch.distributed as dist
from torch import nn

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
weight = nn.Parameter(torch.ones(4, device="cuda"))
try:
    with torch.no_grad():
        dist.broadcast(weight, 0)
    print("under no_grad: no error", flush=True)
    dist.broadcast(weight, 0)
finally:
    dist.destroy_process_group()
