"""Two ranks train for some seconds, and know nothing of signals."""

import os
import time
from pathlib import Path

import torch
import torch.distributed as dist


def say(text: str) -> None:
    """Print a line in one write, so that the lines of two ranks do not mix."""
    print(f"{text}\n", end="", flush=True)


dist.init_process_group("gloo")
rank = dist.get_rank()
say(f"rank {rank}: begins, attempt {os.environ['TORCHELASTIC_RESTART_COUNT']}")
for step in range(100):
    dist.all_reduce(torch.ones(1))
    if step == 0:
        Path(f"began.{rank}").write_text(str(os.getpid()))
    time.sleep(0.1)
say(f"rank {rank}: trained to the end")
dist.destroy_process_group()
