"""Wrap a bfloat16 layer and a float32 norm into one FSDP unit."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.Sequential(nn.Linear(8, 8).bfloat16(), nn.LayerNorm(8))
FullyShardedDataParallel(model, device_id=torch.device("cpu"))
