"""Hold batches that come ahead against the loop before, and against no input at all."""

import statistics

import torch
from reproduce import STEPS, ahead, in_the_loop, prepare, train


class There:
    """A batch that is on the GPU already."""

    def __init__(self):
        self.batch = prepare().cuda()

    def cuda(self, *, non_blocking: bool) -> torch.Tensor:
        return self.batch


there = There()
runs = {
    "prepared in the loop": in_the_loop,
    "prepared ahead": ahead,
    "limit of the GPU": lambda: [there] * STEPS,
}
times = {label: [] for label in runs}
for _ in range(6):
    for label, batches in runs.items():
        times[label].append(train(batches()))
for label, series in times.items():
    print(f"{label}:", *(f"{one:.1f}" for one in series[1:]), "ms")
slow, fast, limit = (statistics.median(series[1:]) for series in times.values())
print("closer to the limit than the loop:", fast - limit < slow - fast)
