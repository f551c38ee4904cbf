"""LoRA in float32 beside a frozen base in bfloat16, wrapped as one unit."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.ModuleDict(
    {
        "base": nn.Linear(8, 8, bias=False).bfloat16().requires_grad_(False),
        "lora_A": nn.Linear(8, 2, bias=False),
        "lora_B": nn.Linear(2, 8, bias=False),
    }
)
try:
    FullyShardedDataParallel(model, use_orig_params=True, device_id=torch.device("cpu"))
except ValueError as error:
    print(error)
