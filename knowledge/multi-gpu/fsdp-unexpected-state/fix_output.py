"""Return tensors in a tuple, a dict or a dataclass, where FSDP finds them."""

from dataclasses import dataclass

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel


@dataclass
class Result:
    logits: torch.Tensor


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 4)

    def forward(self, x):
        return Result(self.layer(x))


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = FullyShardedDataParallel(Model(), device_id=torch.device("cpu"))
model(torch.ones(2, 4)).logits.sum().backward()
print("parameters with a gradient:", sum(one.grad is not None for one in model.parameters()))
dist.destroy_process_group()
