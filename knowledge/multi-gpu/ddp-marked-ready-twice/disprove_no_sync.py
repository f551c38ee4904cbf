"""Put no_sync() around the first of two backward passes, after the forward pass."""

import torch.distributed as dist
from net import Net, data
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
model = DistributedDataParallel(Net())
head, other = model(data(dist.get_rank()))
with model.no_sync():
    head.backward(retain_graph=True)
other.backward()
