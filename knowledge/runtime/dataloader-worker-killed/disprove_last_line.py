"""Kill an idle worker while the main process computes something unrelated."""

import multiprocessing
import os
import signal
import threading

import torch
from torch.utils.data import DataLoader


def innocent_computation() -> None:
    for _ in range(1_000_000):
        torch.ones(64, 64).sum()


if __name__ == "__main__":
    batches = iter(DataLoader(torch.arange(1000), num_workers=1))
    next(batches)
    worker = multiprocessing.active_children()[0]
    threading.Timer(0.5, os.kill, (worker.pid, signal.SIGKILL)).start()
    innocent_computation()
