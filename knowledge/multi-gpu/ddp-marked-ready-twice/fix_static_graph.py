"""Keep the reentrant checkpoints, and let DDP count in the first step how often each one fires."""

import torch
import torch.distributed as dist
from cases import once
from net import Net, leave, show
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
torch.manual_seed(0)
model = DistributedDataParallel(Net(times=2, reentrant=True), static_graph=True)
show(model, once)
leave()
