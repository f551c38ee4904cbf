"""Give the slow loader as many workers as the step needs: read 80 ms, train 20 ms, so 4 and one more."""

import time

import torch
from torch.utils.data import DataLoader, Dataset


class Photos(Dataset):
    """Each sample is 5 ms of waiting for storage."""

    def __len__(self):
        return 480

    def __getitem__(self, index):
        time.sleep(0.005)
        return torch.full((3, 32, 32), float(index))


def train(batch):
    time.sleep(0.02)  # the GPU computes, and the host waits for it


def steps(loader):
    """Return the milliseconds of each step, the wait for its batch included."""
    times = [time.perf_counter()]
    for batch in loader:
        train(batch)
        times.append(time.perf_counter())
    return [1e3 * (end - start) for start, end in zip(times, times[1:])]


for workers in (0, 5):
    series = steps(DataLoader(Photos(), batch_size=16, num_workers=workers))[5:]
    print(f"{workers} workers:", *(f"{one:.1f}" for one in series), "ms")
