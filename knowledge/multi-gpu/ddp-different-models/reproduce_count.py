"""Rank 1 freezes a layer: DDP counts only parameters that require gradients."""

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Linear(4, 4))
if dist.get_rank() == 1:
    model[0].requires_grad_(False)
DistributedDataParallel(model)
