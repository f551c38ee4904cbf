"""Look for the slow one of eight ranks with the rule z > 3."""

import statistics

import torch.distributed as dist
from ranks import timings


def scores(values):
    mean, deviation = statistics.fmean(values), statistics.stdev(values)
    return [(value - mean) / deviation for value in values]


dist.init_process_group("gloo")
busy, step = timings()
if dist.get_rank() == 0:
    for name, values in (("whole step", step), ("before the all-reduce", busy)):
        z = scores(values)
        spread = max(values) / min(values) - 1
        print(f"{name}: spread {spread:.0%}, largest z {max(z):.2f}", end=", ")
        print("flagged:", [rank for rank, score in enumerate(z) if score > 3])
dist.destroy_process_group()
