"""Read from slow storage with as many workers as there are CPUs, and with four times as many."""

import os
import time
import warnings

from torch.utils.data import DataLoader, Dataset

warnings.filterwarnings("ignore", "This DataLoader will create")


class Reading(Dataset):
    """20 ms of waiting a sample."""

    def __len__(self):
        return 20_000

    def __getitem__(self, index):
        time.sleep(0.02)
        return index


def batches(workers):
    """Return the milliseconds a batch, ten times, after the queue has been filled once."""
    loader = iter(DataLoader(Reading(), batch_size=4, num_workers=workers))
    for _ in range(3 * workers):
        next(loader)
    times = []
    for _ in range(10):
        start = time.perf_counter()
        for _ in range(workers):
            next(loader)
        times.append(1e3 * (time.perf_counter() - start) / workers)
    return times


cpus = len(os.sched_getaffinity(0))
for label, workers in {"as many as CPUs": cpus, "four times as many": 4 * cpus}.items():
    print(f"{label}:", *(f"{one:.2f}" for one in batches(workers)), "ms")
