"""With static_graph=True, take one synchronised pass before the first no_sync()."""

import torch
import torch.distributed as dist
from cases import accumulate, once
from net import Net, data, leave, show
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
torch.manual_seed(0)
model = DistributedDataParallel(Net(times=2, reentrant=True), static_graph=True)
once(model, data(dist.get_rank()))
show(model, accumulate, steps=3)
leave()
