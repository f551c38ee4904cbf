"""Return the result in an object in which FSDP finds no tensors."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel


class Result:
    def __init__(self, logits):
        self.logits = logits


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 4)

    def forward(self, x):
        return Result(self.layer(x))


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = FullyShardedDataParallel(Model(), device_id=torch.device("cpu"))
model(torch.ones(2, 4)).logits.sum().backward()
