"""Rank 0 fails where rank 1 already waits for it in a collective."""

import atexit
import os
import sys
import time
from datetime import timedelta
from pathlib import Path

import torch
import torch.distributed as dist

show = sys.excepthook


def leave(*error: object) -> None:
    """Say what happened, and leave without any clean-up that could wait for other ranks."""
    show(*error)
    sys.stderr.flush()
    os._exit(1)


def train() -> None:
    total = torch.ones(1024, device="cuda")
    dist.all_reduce(total)
    torch.cuda.synchronize()
    if rank == 0:
        time.sleep(1)
        Path("failed").touch()
        raise ValueError("sample 4711 has no label")
    dist.all_reduce(total)
    torch.cuda.synchronize()


end, rank = os.environ["END"], int(os.environ["LOCAL_RANK"])
torch.cuda.set_device(rank)
dist.init_process_group("nccl", timeout=timedelta(seconds=20))
if end == "atexit":
    atexit.register(dist.destroy_process_group)
if end == "excepthook":
    sys.excepthook = leave
try:
    train()
finally:
    if end == "finally":
        dist.destroy_process_group()
