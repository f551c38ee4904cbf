"""Give the barrier a timeout that is longer than the slow part of a rank."""

import time
from datetime import timedelta

import torch.distributed as dist

dist.init_process_group("gloo")
if dist.get_rank() == 1:
    time.sleep(5)
dist.monitored_barrier(timeout=timedelta(seconds=30), wait_all_ranks=True)
if dist.get_rank() == 0:
    print("both ranks passed")
dist.destroy_process_group()
