"""A small model, sharded with FSDP2 over one process on the CPU."""

import torch.distributed as dist
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 4)
        self.head = nn.Linear(4, 8)

    def forward(self, x):
        return self.head(self.body(x))

    def score(self, x):
        return self.head(self.body(x)).mean()


def sharded():
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    model = Model()
    fully_shard(model, mesh=init_device_mesh("cpu", (1,)))
    return model
