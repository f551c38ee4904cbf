"""Load slow batches with one worker, and the same with pin_memory."""

import time

import torch
from torch.utils.data import DataLoader, Dataset


class Photos(Dataset):
    """Each sample is 2 ms of waiting for storage."""

    def __len__(self):
        return 240

    def __getitem__(self, index):
        time.sleep(0.002)
        return torch.full((3, 32, 32), float(index))


def epoch(pin):
    start = time.perf_counter()
    for _ in DataLoader(Photos(), batch_size=8, num_workers=1, pin_memory=pin):
        time.sleep(0.005)  # a step that is faster than the loader
    return 1e3 * (time.perf_counter() - start)


times = {"pin_memory=True": [], "pin_memory=False": []}
for _ in range(5):
    for label, pin in zip(times, (True, False), strict=True):
        times[label].append(epoch(pin))
for label, series in times.items():
    print(f"{label}:", *(f"{one:.0f}" for one in series), "ms")
