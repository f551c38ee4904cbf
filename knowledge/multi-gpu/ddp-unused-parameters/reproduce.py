"""Train two steps a model that has a layer which the loss does not use."""

import torch
import torch.distributed as dist
from net import Net
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
torch.manual_seed(0)

model = DistributedDataParallel(Net())
for step in (1, 2):
    x = torch.full((2, 4), 1.0 + dist.get_rank())
    model(x).sum().backward()
    gradient = model.module.body.weight.grad[0, 0].item()
    print(f"rank {dist.get_rank()}, step {step}: gradient {gradient:.3f}", flush=True)
