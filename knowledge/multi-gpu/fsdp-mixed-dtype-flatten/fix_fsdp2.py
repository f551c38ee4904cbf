"""Shard with FSDP2, which keeps each parameter by itself instead of flattening a unit."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.Sequential(nn.Linear(8, 8).bfloat16().requires_grad_(False), nn.LayerNorm(8))
fully_shard(model, mesh=init_device_mesh("cpu", (1,)))
model(torch.randn(2, 8, dtype=torch.bfloat16)).sum().backward()
print("trained:", [name for name, one in model.named_parameters() if one.grad is not None])
