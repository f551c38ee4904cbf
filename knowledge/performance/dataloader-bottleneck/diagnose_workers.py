"""Samples a second by number of workers: where a sample waits, and where it computes."""

import time
import warnings
import zlib

import torch
from torch.utils.data import DataLoader, Dataset

warnings.filterwarnings("ignore", "This DataLoader will create")
torch.manual_seed(0)
PACKED = zlib.compress(torch.randint(0, 16, (600_000,), dtype=torch.uint8).numpy())


class Reading(Dataset):
    """5 ms of waiting a sample, as for storage or a network."""

    def __len__(self):
        return 4000

    def __getitem__(self, index):
        time.sleep(0.005)
        return index


class Decoding(Reading):
    """Some milliseconds of computing a sample."""

    def __getitem__(self, index):
        return len(zlib.decompress(PACKED))


def rate(dataset, workers):
    """Return samples a second, the best of three windows, after the queue has been filled."""
    batches = iter(DataLoader(dataset, batch_size=4, num_workers=workers))
    for _ in range(2 * workers + 2):
        next(batches)
    count = 2 * max(workers, 4)
    best = 0
    for _ in range(3):
        start = time.perf_counter()
        for _ in range(count):
            next(batches)
        best = max(best, 4 * count / (time.perf_counter() - start))
    return best


print("workers  reading  decoding")
for workers in (0, 1, 2, 4, 8, 16):
    print(f"{workers:7d}  {rate(Reading(), workers):7.0f}  {rate(Decoding(), workers):8.0f}")
