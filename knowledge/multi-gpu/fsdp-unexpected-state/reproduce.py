"""Call backward() in the forward of a module that FSDP wraps."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel


class Step(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 4)

    def forward(self, x):
        loss = self.layer(x).sum()
        loss.backward()
        return loss


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = FullyShardedDataParallel(Step(), device_id=torch.device("cpu"))
model(torch.ones(2, 4))
