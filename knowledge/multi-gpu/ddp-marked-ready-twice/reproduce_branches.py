"""Call the model twice before one backward pass, and use another head each time."""

import torch.distributed as dist
from net import Net, data
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
model = DistributedDataParallel(Net(), find_unused_parameters=True)
x = data(dist.get_rank())
one = sum(model(x, ("head",)))
two = sum(model(x, ("other",)))
(one + two).backward()
