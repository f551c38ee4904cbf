"""Train on three ranks, of which rank 1 is slow: torchrun --nproc-per-node=3 job.py [CASE]"""

import gc
import os
import subprocess
import sys
import time

import torch
import torch.distributed as dist
from probe import StepProbe

case = sys.argv[1] if len(sys.argv) > 1 else "data"
dist.init_process_group("gloo")
slow = dist.get_rank() == 1
weights, gradient, kept, neighbors = torch.randn(300, 300), torch.ones(8), [], []
if slow and case == "cpu":  # neighbors on the same core
    core = min(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    neighbors = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(8)]


def load() -> torch.Tensor:
    if slow and case == "data":
        time.sleep(0.25)  # storage that is slow to answer
    return torch.randn(300, 300)


def train(batch: torch.Tensor) -> None:
    for _ in range(150 if slow and case == "work" else 25):  # longer sequences on one rank
        batch = torch.tanh(batch @ weights)
    if slow and case.startswith("gc"):  # a history of small objects
        kept.extend([[index] for index in range(60_000)])


if case == "gc fixed":
    gc.collect()
    gc.freeze()
    gc.disable()


dist.barrier()
probe = StepProbe()
for step in range(15):
    with probe.part("data"):
        batch = load()
    with probe.part("work"):
        train(batch)
    with probe.part("sync"):
        dist.all_reduce(gradient)
        if case == "gc fixed" and step % 10 == 9:
            gc.collect()  # on all ranks, while all wait for each other anyway
probe.report()
for neighbor in neighbors:
    neighbor.kill()
dist.destroy_process_group()
