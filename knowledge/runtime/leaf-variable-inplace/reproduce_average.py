"""Average a parameter over the ranks with gloo, on the CPU, under no_grad and without it."""

import torch
import torch.distributed as dist
from torch import nn

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
weight = nn.Parameter(torch.ones(4))
try:
    dist.all_reduce(weight, op=dist.ReduceOp.SUM)
    print("sum: no error")
    with torch.no_grad():
        dist.all_reduce(weight, op=dist.ReduceOp.AVG)
    print("average, under no_grad: no error")
    dist.all_reduce(weight.detach(), op=dist.ReduceOp.AVG)
    print("average, detached: no error", flush=True)
    dist.all_reduce(weight, op=dist.ReduceOp.AVG)
finally:
    dist.destroy_process_group()
