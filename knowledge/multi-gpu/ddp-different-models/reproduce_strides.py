"""Rank 1 holds the same 1 x 1 convolution in another memory format."""

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
model = torch.nn.Conv2d(8, 8, 1)
if dist.get_rank() == 1:
    model = model.to(memory_format=torch.channels_last)
DistributedDataParallel(model)
