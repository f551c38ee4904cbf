"""Join a group of processes; the first attempt ends with status 1, the second should work."""

import os
import sys
import time
from datetime import timedelta

import torch.distributed as dist

rank, attempt = int(os.environ["RANK"]), os.environ["TORCHELASTIC_RESTART_COUNT"]
patience = timedelta(seconds=int(os.environ.get("PATIENCE", "30")))
time.sleep(float(os.environ.get("WAIT", "0")) + rank / 2)  # no two ranks arrive at once
dist.init_process_group("gloo", timeout=patience)
dist.barrier()
if attempt == "0":
    sys.exit(1)
if rank == 0:
    print("the second attempt works")
dist.barrier()
dist.destroy_process_group()
time.sleep(0.5)
