"""Run the outer FSDP module first; afterward an inner one may run too."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
cpu = torch.device("cpu")
encoder = FullyShardedDataParallel(nn.Linear(4, 4), device_id=cpu)
model = FullyShardedDataParallel(nn.Sequential(encoder, nn.Linear(4, 2)), device_id=cpu)
x = torch.ones(2, 4)
with torch.no_grad():
    model(x)
    print("inner module:", tuple(encoder(x).shape))
print("outer module:", tuple(model(x).shape))
dist.destroy_process_group()
