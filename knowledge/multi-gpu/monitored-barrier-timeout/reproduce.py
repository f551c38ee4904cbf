"""Let rank 1 be late for a monitored barrier."""

import time
from datetime import timedelta

import torch.distributed as dist

dist.init_process_group("gloo")
if dist.get_rank() == 1:
    time.sleep(8)  # loads data, compiles, or waits in another call
dist.monitored_barrier(timeout=timedelta(seconds=3), wait_all_ranks=True)
