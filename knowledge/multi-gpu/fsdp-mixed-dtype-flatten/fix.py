"""Cast every floating-point parameter to one dtype before the wrap."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.Sequential(nn.Linear(8, 8).bfloat16(), nn.LayerNorm(8))
for parameter in model.parameters():
    if parameter.is_floating_point():
        parameter.data = parameter.data.to(torch.bfloat16)
wrapped = FullyShardedDataParallel(model, device_id=torch.device("cpu"))
print("computed in:", wrapped(torch.randn(2, 8, dtype=torch.bfloat16)).dtype)
