"""Put a barrier behind the part that rank 0 runs alone."""

from datetime import timedelta

import torch
import torch.distributed as dist

dist.init_process_group("gloo", timeout=timedelta(seconds=5))

if dist.get_rank() == 0:
    dist.all_reduce(torch.tensor([90.0]))
dist.barrier()

dist.destroy_process_group()
