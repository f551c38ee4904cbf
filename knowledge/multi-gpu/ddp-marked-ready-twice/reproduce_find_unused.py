"""Checkpoint a block once, and let DDP look for unused parameters."""

import torch.distributed as dist
from net import Net, data
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
model = DistributedDataParallel(Net(times=1, reentrant=True), find_unused_parameters=True)
sum(model(data(dist.get_rank()))).backward()
