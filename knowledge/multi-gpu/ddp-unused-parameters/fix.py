"""Take the unused layer out of the training; the same data, and equal gradients on both ranks."""

import torch
import torch.distributed as dist
from net import Net, leave
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
torch.manual_seed(0)

net = Net()
net.unused.requires_grad_(False)
model = DistributedDataParallel(net)
for step in (1, 2):
    x = torch.full((2, 4), 1.0 + dist.get_rank())
    model.zero_grad()
    model(x).sum().backward()
    gradients = [None, None]
    dist.all_gather_object(gradients, model.module.body.weight.grad)
    if dist.get_rank() == 0:
        print(f"step {step}: equal on both ranks: {torch.equal(*gradients)}")
leave()
