"""Time short epochs whose workers start anew each time, and with workers that stay."""

import time

import torch
from torch.utils.data import DataLoader


def open_index(worker):
    time.sleep(0.4)  # what a worker does before its first sample: imports, an index, a connection


def epochs(stay):
    """Return the milliseconds of each epoch after the first."""
    loader = DataLoader(
        torch.ones(160, 8), 16, num_workers=2, worker_init_fn=open_index, persistent_workers=stay
    )
    times = []
    for _ in range(6):
        start = time.perf_counter()
        for _ in loader:
            time.sleep(0.01)  # training
        times.append(1e3 * (time.perf_counter() - start))
    return times[1:]


for label, stay in {"started anew": False, "persistent_workers": True}.items():
    print(f"{label}:", *(f"{one:.0f}" for one in epochs(stay)), "ms")
