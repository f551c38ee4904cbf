"""Time eight gloo ranks, of which rank 3 takes half as long again as the others."""

import statistics
import time

import torch
import torch.distributed as dist


def timings() -> tuple[list[float], list[float]]:
    """Return every rank's median time before the all-reduce, and of the whole step, in ms."""
    slow = 1.5 if dist.get_rank() == 3 else 1.0
    rows = []
    for _ in range(15):
        start = time.perf_counter()
        time.sleep(0.04 * slow)
        busy = time.perf_counter()
        dist.all_reduce(torch.ones(1000))
        rows.append((busy - start, time.perf_counter() - start))
    mine = [1e3 * statistics.median(column) for column in zip(*rows[3:], strict=True)]
    every = [None] * dist.get_world_size()
    dist.all_gather_object(every, mine)
    return tuple(list(column) for column in zip(*every, strict=True))
