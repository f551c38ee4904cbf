"""Two ranks make a second group; at the first attempt rank 0 fails before it gets there."""

import os
import time
from datetime import timedelta

import torch.distributed as dist

dist.init_process_group("gloo", timeout=timedelta(seconds=int(os.environ.get("TIMEOUT", "60"))))
rank = dist.get_rank()
if rank == 0 and os.environ.get("TORCHELASTIC_RESTART_COUNT", "0") == "0":
    time.sleep(2)  # reads the data
    raise ValueError("sample 4711 has no label")
group = dist.new_group([0, 1])
dist.barrier(group)
print(f"rank {rank}: trained")
dist.destroy_process_group()
