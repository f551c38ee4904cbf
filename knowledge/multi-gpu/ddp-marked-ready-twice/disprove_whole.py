"""Call backward() twice through one forward pass, each time for all parameters."""

import torch
import torch.distributed as dist
from cases import whole
from net import Net, leave, show
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
torch.manual_seed(0)
model = DistributedDataParallel(Net())
show(model, whole)
leave()
