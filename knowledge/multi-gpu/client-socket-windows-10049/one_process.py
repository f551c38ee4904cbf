"""Run a program for several ranks with a single rank: gloo, one process, the local address."""

import torch
import torch.distributed as dist

dist.init_process_group("gloo", init_method="tcp://127.0.0.1:29671", rank=0, world_size=1)
total = torch.ones(1)
dist.all_reduce(total)
print("ranks:", dist.get_world_size(), "sum:", total.item())
dist.destroy_process_group()
