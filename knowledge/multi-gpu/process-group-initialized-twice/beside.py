"""Keep the default group, and make ten others beside it."""

import sys
from datetime import timedelta

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
for _ in range(10):
    group = dist.new_group(backend="gloo", timeout=timedelta(seconds=10))
    dist.all_reduce(torch.ones(1), group=group)
    dist.destroy_process_group(group)
sys.stdout.write("ten groups, one after the other\n")
dist.destroy_process_group()
