"""Keep the original parameters, so that frozen and trained ones may share a unit."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.Sequential(nn.Linear(8, 8).requires_grad_(False), nn.Linear(8, 2))
wrapped = FullyShardedDataParallel(model, use_orig_params=True, device_id=torch.device("cpu"))
wrapped(torch.randn(2, 8)).sum().backward()
for name, parameter in model.named_parameters():
    print(name, "trained:", parameter.requires_grad)
