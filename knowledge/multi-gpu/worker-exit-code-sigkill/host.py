"""Two ranks, one checkpoint, and a stand-in for the kernel's OOM killer."""

import gc
import os
import signal
import time
from pathlib import Path

import torch
import torch.distributed as dist

MIB = 2**20


def private_mib() -> float:
    """Return the memory that only this process has, in MiB."""
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_Dirty")) / 1024


def start() -> float:
    """Join the group, let rank 0 write a checkpoint of 128 MiB, return the memory so far."""
    dist.init_process_group("gloo")
    if dist.get_rank() == 0:
        torch.save({"weight": torch.ones(32 * MIB)}, "model.pt")
        gc.collect()  # torch 2.6 and 2.9 keep what was saved until a collection
    dist.barrier()
    return private_mib()


def play_oom_killer(before: float, limit_mib: float) -> None:
    """End the last rank with SIGKILL when the ranks together grew by more than the limit."""
    growth = torch.tensor([private_mib() - before])
    dist.all_reduce(growth)
    if growth.item() > limit_mib and dist.get_rank() == dist.get_world_size() - 1:
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.5)
    dist.barrier()
