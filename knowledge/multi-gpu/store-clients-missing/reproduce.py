"""Start rank 0 of a job of two ranks, and nobody else."""

from datetime import timedelta

import torch.distributed as dist

dist.init_process_group(
    "gloo", "tcp://127.0.0.1:29655", rank=0, world_size=2, timeout=timedelta(seconds=3)
)
