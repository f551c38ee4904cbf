"""Time training steps that take their batch from a loader, and steps on a batch at hand."""

import time

import torch
from torch.utils.data import DataLoader, Dataset


class Photos(Dataset):
    """Each sample is 5 ms of waiting for storage."""

    def __len__(self):
        return 160

    def __getitem__(self, index):
        time.sleep(0.005)
        return torch.full((3, 32, 32), float(index))


def train(batch):
    time.sleep(0.02)  # the GPU computes, and the host waits for it


def steps(batches):
    """Return the milliseconds of each step, the wait for its batch included."""
    times = [time.perf_counter()]
    for batch in batches:
        train(batch)
        times.append(time.perf_counter())
    return [1e3 * (end - start) for start, end in zip(times, times[1:])]


loader = DataLoader(Photos(), batch_size=16)
for label, batches in {"from the loader": loader, "at hand": [next(iter(loader))] * 10}.items():
    print(f"{label}:", *(f"{one:.1f}" for one in steps(batches)), "ms")
