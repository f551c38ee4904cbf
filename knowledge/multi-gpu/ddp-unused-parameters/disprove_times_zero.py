"""Add 0 times every parameter to the loss, train, and look at the layer that has no part in it."""

import torch
import torch.distributed as dist
from net import Net, leave
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
torch.manual_seed(0)
model = DistributedDataParallel(Net())
optimizer = torch.optim.AdamW(model.parameters(), lr=0.1, weight_decay=0.5)

unused = model.module.unused.weight
before = unused.norm().item()
for _ in range(10):
    loss = model(torch.ones(2, 4)).sum() + 0 * sum(one.sum() for one in model.parameters())
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
if dist.get_rank() == 0:
    print(f"the unused layer kept {unused.norm().item() / before:.0%} of its size")
leave()
