"""Call backward() for each of two losses that share a part of the model."""

import torch.distributed as dist
from net import Net, data
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
model = DistributedDataParallel(Net())
head, other = model(data(dist.get_rank()))
head.backward(retain_graph=True)
other.backward()
