"""Augment batches in the training loop, and in the worker that makes them."""

import time

import torch
from torch.utils.data import DataLoader, default_collate


def augment(batch):
    time.sleep(0.03)  # work on the host that is not the loader's
    return batch.flip(0)


def collate(samples):
    return augment(default_collate(samples))


def train(batch):
    time.sleep(0.02)  # the GPU computes, and the host waits for it


def epoch(collate_fn, prepare):
    """Return the milliseconds a step."""
    start = time.perf_counter()
    loader = DataLoader(torch.ones(320, 8), 16, num_workers=2, collate_fn=collate_fn)
    for batch in loader:
        train(prepare(batch))
    return 1e3 * (time.perf_counter() - start) / len(loader)


loop = [epoch(default_collate, augment) for _ in range(5)]
worker = [epoch(collate, lambda batch: batch) for _ in range(5)]
print("in the loop:", *(f"{one:.1f}" for one in loop), "ms")
print("in the worker:", *(f"{one:.1f}" for one in worker), "ms")
