"""Build a sound DDP model under TORCH_DISTRIBUTED_DEBUG=DETAIL."""

import os

os.environ["TORCH_DISTRIBUTED_DEBUG"] = "DETAIL"

import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
DistributedDataParallel(nn.Linear(4, 1))
print("built")
