"""Use a checkpoint that is not reentrant; the block may then be used as often as one likes."""

import torch
import torch.distributed as dist
from cases import once
from net import Net, leave, show
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
torch.manual_seed(0)
model = DistributedDataParallel(Net(times=2, reentrant=False))
show(model, once)
leave()
