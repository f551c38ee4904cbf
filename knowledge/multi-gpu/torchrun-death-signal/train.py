"""Two ranks train for some seconds, and know nothing of signals."""

import os
import time
from pathlib import Path

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
print(f"rank {rank}: begins, attempt {os.environ['TORCHELASTIC_RESTART_COUNT']}", flush=True)
for _ in range(60):
    dist.all_reduce(torch.ones(1))
    Path(f"began.{rank}").write_text(str(os.getpid()))
    time.sleep(0.1)
print(f"rank {rank}: trained to the end", flush=True)
dist.destroy_process_group()
