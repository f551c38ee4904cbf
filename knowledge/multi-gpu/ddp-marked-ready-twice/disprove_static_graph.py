"""Set static_graph=True where each of two losses has its own backward pass."""

import torch
import torch.distributed as dist
from cases import losses
from net import Net, show
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
torch.manual_seed(0)
model = DistributedDataParallel(Net(), static_graph=True)
show(model, losses)
