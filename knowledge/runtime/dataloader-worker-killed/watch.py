"""Measure the memory that only a worker has, and play the kernel's OOM killer on the workers."""

import multiprocessing
import os
import signal
import time
from pathlib import Path


def private_mib(pid: int) -> float:
    """Return the pages that no other process shares: what a worker really costs."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0  # it has ended since it was listed
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024


def play_oom_killer(limit_mib: float) -> None:
    """Kill the largest worker, as the kernel does, when all of them together pass the limit."""
    sizes = {child.pid: private_mib(child.pid) for child in multiprocessing.active_children()}
    if sum(sizes.values()) > limit_mib:
        os.kill(max(sizes, key=sizes.get), signal.SIGKILL)
        time.sleep(1)  # the loader's signal handler raises in here
