"""Set the variables by hand for four ranks, and start one process."""

import os
from datetime import timedelta

import torch.distributed as dist

os.environ.update(RANK="0", WORLD_SIZE="4", MASTER_ADDR="localhost", MASTER_PORT="0")

dist.init_process_group("gloo", timeout=timedelta(seconds=3))
