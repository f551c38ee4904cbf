"""Take your DataLoader, or what a function returns, apart: python diagnose_loader.py MODULE:NAME [MS OF A STEP]"""

import importlib
import math
import os
import sys
import time
from itertools import islice
from pathlib import Path

import torch
from torch.utils.data import DataLoader, IterableDataset


class Storage(list):  # the example: each sample waits 5 ms
    def __getitem__(self, index):
        return time.sleep(0.005) or torch.ones(200)


def timed(work):
    start = time.perf_counter()
    return work(), 1e3 * (time.perf_counter() - start)


def each(batches, count):
    got, spent = timed(lambda: sum(1 for _ in islice(batches, count)))
    return spent / max(got, 1)


def cpus():
    quota = Path("/sys/fs/cgroup/cpu.max")
    limit, period = quota.read_text().split() if quota.is_file() else ("max", "1")
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(allowed, float("inf" if limit == "max" else limit) / int(period))


def take_apart(loader, step):
    if loader.batch_sampler is None or isinstance(loader.dataset, IterableDataset) or len(loader) < 5:
        return "unknown: it needs samples that have numbers, and five batches"
    samples, read = timed(lambda: [loader.dataset[at] for at in next(iter(loader.batch_sampler))])
    batch, collate = timed(lambda: loader.collate_fn(samples))
    ready = iter(DataLoader([batch] * 12, batch_size=None, num_workers=1))
    hand_over, workers = each(islice(ready, 1, None), 11), loader.num_workers
    batches = iter(loader)
    first, rest, ideal = each(batches, 1), each(batches, 20), (read + collate) / max(workers, 1)
    print(f"read {read:.1f}, collate {collate:.1f}, hand-over {hand_over:.1f}, first {first:.1f} ms")
    print(f"{workers} workers, {cpus():g} CPUs: {rest:.1f} ms a batch, {ideal:.1f} expected")
    if max(rest, ideal) <= step:
        return "worker-start" if first > 20 * step else "the loader keeps up with the step"
    if workers and rest > 1.6 * ideal:
        return "many-tensors" if hand_over > ideal else "cpus-used-up"
    return f"few-workers; try num_workers={math.ceil((read + collate) / step) + 1}"


if __name__ == "__main__":
    sys.path.insert(0, os.getcwd())
    module, _, name = (sys.argv[1:] or [":"])[0].partition(":")
    found = getattr(importlib.import_module(module), name) if name else DataLoader(Storage(range(640)), 16, num_workers=2)
    found = found if isinstance(found, DataLoader) else found()
    print("verdict:", take_apart(found, float((sys.argv[2:] or [20])[0])))
