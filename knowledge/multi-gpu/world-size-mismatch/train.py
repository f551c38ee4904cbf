"""Join a group as the variables of the launcher say."""

import time
from datetime import timedelta

import torch.distributed as dist

dist.init_process_group("gloo", timeout=timedelta(seconds=4))
print(f"rank {dist.get_rank()} of {dist.get_world_size()}", flush=True)
time.sleep(1)  # gloo: the other rank may still read
dist.destroy_process_group()
