"""Use one block twice, each time inside of a reentrant checkpoint."""

import torch.distributed as dist
from net import Net, data
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
model = DistributedDataParallel(Net(times=2, reentrant=True))
sum(model(data(dist.get_rank()))).backward()
