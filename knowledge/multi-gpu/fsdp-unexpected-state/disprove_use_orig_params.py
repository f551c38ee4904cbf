"""Give use_orig_params=True to both models whose passes FSDP does not expect."""

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


def sharded(module):
    cpu = torch.device("cpu")
    return FullyShardedDataParallel(module, device_id=cpu, use_orig_params=True)


def backward_in_forward():
    sharded(Step())(x)


def inner_module_first():
    encoder = sharded(nn.Linear(4, 4))
    model = sharded(nn.Sequential(encoder, nn.Linear(4, 2)))
    encoder(x)
    model(x)


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
x = torch.ones(2, 4)
for run in (backward_in_forward, inner_module_first):
    try:
        run()
        print(f"{run.__name__}: no error")
    except AssertionError as error:
        print(f"{run.__name__}: {str(error).splitlines()[0]}")
