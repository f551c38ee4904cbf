"""Save the state dict of a model wrapped in DistributedDataParallel, load it into a plain one."""

import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)


def net() -> nn.Module:
    return nn.Sequential(nn.Linear(2, 4), nn.BatchNorm1d(4))


checkpoint = DistributedDataParallel(net()).state_dict()
dist.destroy_process_group()

net().load_state_dict(checkpoint)
