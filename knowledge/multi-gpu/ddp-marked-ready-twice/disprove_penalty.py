"""Set static_graph=True where a gradient penalty asks autograd before the backward pass."""

import torch
import torch.distributed as dist
from cases import penalty
from net import Net, leave, show
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
torch.manual_seed(0)
model = DistributedDataParallel(Net(), static_graph=True)
show(model, penalty, steps=4)
leave()
