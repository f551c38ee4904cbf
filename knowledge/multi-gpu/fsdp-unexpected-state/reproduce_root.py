"""Run an inner FSDP module before the outer one."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
cpu = torch.device("cpu")
encoder = FullyShardedDataParallel(nn.Linear(4, 4), device_id=cpu)
model = FullyShardedDataParallel(nn.Sequential(encoder, nn.Linear(4, 2)), device_id=cpu)
x = torch.ones(2, 4)
encoder(x)
model(x)
