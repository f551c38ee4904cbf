"""Flag a rank whose own time lies over the median by 3.5 robust deviations and by a tenth."""

import statistics

import torch.distributed as dist
from ranks import timings


def slow_ranks(values, deviations=3.5, least=0.1):
    middle = statistics.median(values)
    spread = 1.4826 * statistics.median(abs(value - middle) for value in values)
    bar = middle + max(deviations * spread, least * middle)
    return [rank for rank, value in enumerate(values) if value > bar]


dist.init_process_group("gloo")
busy, _ = timings()
if dist.get_rank() == 0:
    print("flagged:", slow_ranks(busy))
dist.destroy_process_group()
