"""Let rank 0 wait for rank 1 for two seconds, then for eight; rank 1 never comes."""

import time
from datetime import timedelta

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
groups = {seconds: dist.new_group(timeout=timedelta(seconds=seconds)) for seconds in (2, 8)}

for seconds, group in groups.items():
    if dist.get_rank() == 0:
        try:
            dist.all_reduce(torch.ones(1), group=group)
        except RuntimeError as error:
            print(f"allowed {seconds} s:", str(error).rpartition("] ")[2])
time.sleep(12 if dist.get_rank() else 0)
