"""Train as one of several ranks, where a launcher said that there are several."""

import os

import torch
import torch.distributed as dist
from torch.utils.data import DistributedSampler

if "RANK" in os.environ:
    dist.init_process_group("gloo")
sampler = DistributedSampler(range(8), shuffle=False)
total = torch.tensor(sum(sampler))
dist.all_reduce(total)
print(f"rank {dist.get_rank()} of {dist.get_world_size()}: mine {list(sampler)}, sum of all {total}")
dist.destroy_process_group()
