"""Each rank asks its own clock whether a checkpoint is due, and rank 0 says yes a little earlier."""

from datetime import timedelta

import torch
import torch.distributed as dist

dist.init_process_group("gloo", timeout=timedelta(seconds=20))
minutes = 60.01 if dist.get_rank() == 0 else 59.99

if minutes > 60:
    step = torch.tensor([4711])
    dist.broadcast(step, src=0)  # under which number the ranks save
dist.all_reduce(torch.ones(25))  # the gradients
