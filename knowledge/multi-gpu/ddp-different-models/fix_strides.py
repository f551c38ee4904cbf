"""Give every parameter the default strides before DDP compares them."""

import time

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
model = torch.nn.Conv2d(8, 8, 1)
if dist.get_rank() == 1:
    model = model.to(memory_format=torch.channels_last)
for parameter in model.parameters():
    parameter.data = parameter.data.clone(memory_format=torch.contiguous_format)
DistributedDataParallel(model)
if dist.get_rank() == 0:
    print("strides:", model.weight.stride())
dist.barrier()
dist.destroy_process_group()
time.sleep(0.5)  # its threads end before the interpreter
