"""Rank 1 fails and takes its time to leave; rank 0 gives up waiting for it, and is seen first."""

import time
from datetime import timedelta

import torch
import torch.distributed as dist

dist.init_process_group("gloo", timeout=timedelta(seconds=3))
try:
    if dist.get_rank() == 1:
        raise ValueError("sample 4711 has no label")
    dist.all_reduce(torch.ones(1))
finally:
    time.sleep(20 if dist.get_rank() == 1 else 0)
