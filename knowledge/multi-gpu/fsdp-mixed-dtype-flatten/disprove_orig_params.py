"""Set use_orig_params=True against the error about dtypes."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.Sequential(nn.Linear(8, 8).bfloat16(), nn.LayerNorm(8))
FullyShardedDataParallel(model, use_orig_params=True, device_id=torch.device("cpu"))
