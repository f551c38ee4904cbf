"""Set static_graph=True where the first micro-batch stands inside of no_sync()."""

import torch.distributed as dist
from cases import accumulate
from net import Net, show
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
model = DistributedDataParallel(Net(), static_graph=True)
show(model, accumulate)
