"""Return the loss, and call backward() outside of the wrapped module."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel


class Step(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 4)

    def forward(self, x):
        return self.layer(x).sum()


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = FullyShardedDataParallel(Step(), device_id=torch.device("cpu"))
model(torch.ones(2, 4)).backward()
print("parameters with a gradient:", sum(one.grad is not None for one in model.parameters()))
dist.destroy_process_group()
