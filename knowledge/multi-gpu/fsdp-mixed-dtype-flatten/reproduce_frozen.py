"""Wrap a frozen layer and a trained adapter into one FSDP unit."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.Sequential(nn.Linear(8, 8).requires_grad_(False), nn.Linear(8, 2))
FullyShardedDataParallel(model, use_orig_params=False, device_id=torch.device("cpu"))
