"""Destroy the default group and make it anew, up to ten times."""

import os
import sys
import time
from datetime import timedelta

import torch
import torch.distributed as dist

try:
    for _ in range(10):
        dist.init_process_group("gloo", timeout=timedelta(seconds=10))
        dist.all_reduce(torch.ones(1))
        dist.barrier()
        dist.destroy_process_group()
        time.sleep(float(os.environ["RANK"] == "0"))  # rank 0 comes a second later
    said = "ten groups, one after the other"
except RuntimeError as error:
    said = str(error).split(" with ")[0]
sys.stdout.write(f"{said}\n")
sys.stdout.flush()
os._exit(int("failed" in said))
