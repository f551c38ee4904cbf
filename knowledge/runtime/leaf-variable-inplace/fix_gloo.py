"""Broadcast with gloo what shares a parameter's memory, between two ranks on one GPU."""

import torch
import torch.distributed as dist
from torch import nn

dist.init_process_group("gloo")
rank = dist.get_rank()
weight = nn.Parameter(torch.full((4,), 1.0 + rank, device="cuda"))
before = weight.tolist()
dist.broadcast(weight.detach(), 0)
weight.square().sum().backward()
if rank == 1:
    print("rank 1, before:", before)
    print("rank 1, after:", weight.tolist(), "is_leaf:", weight.is_leaf)
    print("rank 1, gradient:", weight.grad.tolist())
dist.barrier()
dist.destroy_process_group()
