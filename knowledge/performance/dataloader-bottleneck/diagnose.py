"""Take five slow loaders apart: reading, collating, handing over, starting."""

import math
import time

import torch
from torch.utils.data import DataLoader, default_collate

STEP = 50  # milliseconds of a training step on a batch at hand


class Samples(torch.utils.data.Dataset):
    def __init__(self, wait):
        self.wait = wait

    def __len__(self):
        return 256

    def __getitem__(self, index):
        time.sleep(self.wait)
        return torch.ones(200)


def slow_collate(samples):
    time.sleep(0.12)
    return default_collate(samples)


def small_tensors(samples):
    return [value.clone() for sample in samples[:3] for value in sample]


def slow_init(worker):
    time.sleep(1.5)


def timed(work):
    start = time.perf_counter()
    return work(), 1e3 * (time.perf_counter() - start)


def take_apart(name, loader):
    """Print the milliseconds a batch of each part, and how many workers keep up with the step."""
    samples, read = timed(lambda: [loader.dataset[index] for index in range(loader.batch_size)])
    batch, collate = timed(lambda: loader.collate_fn(samples))
    ready = iter(DataLoader([batch] * 12, batch_size=None, num_workers=1))
    next(ready)
    hand_over = timed(lambda: list(ready))[1] / 11
    start = timed(lambda: next(iter(loader)))[1] - read - collate
    parts = {"read": read, "collate": collate, "hand-over": hand_over, "start": start / len(loader)}
    text = ", ".join(f"{part} {value:.1f}" for part, value in parts.items())
    worst = max(parts, key=parts.get) if max(parts.values()) > STEP else "nothing is slow"
    print(f"{name}: {text} ms, workers {math.ceil((read + collate) / STEP)} -> {worst}")


take_apart("slow storage", DataLoader(Samples(0.01), 16, num_workers=2))
take_apart("slow collate", DataLoader(Samples(0), 16, num_workers=2, collate_fn=slow_collate))
take_apart("many tensors", DataLoader(Samples(0), 16, num_workers=2, collate_fn=small_tensors))
take_apart("slow workers", DataLoader(Samples(0), 16, num_workers=2, worker_init_fn=slow_init))
take_apart("nothing slow", DataLoader(Samples(0), 16, num_workers=2))
