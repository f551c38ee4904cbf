"""Call contiguous() on every parameter before DDP compares them."""

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
model = torch.nn.Conv2d(8, 8, 1)
if dist.get_rank() == 1:
    model = model.to(memory_format=torch.channels_last)
for parameter in model.parameters():
    parameter.data = parameter.data.contiguous()
DistributedDataParallel(model)
if dist.get_rank() == 0:
    print("strides:", model.weight.stride())
dist.destroy_process_group()
