"""Copy fresh batches as they are, pinned right before the copy, and pinned beforehand."""

import time

import torch

batches = [torch.ones(2**24) for _ in range(8)]
pinned = [batch.pin_memory() for batch in batches]
target = torch.empty(2**24, device="cuda")
RUNS = {
    "as they are": lambda n: target.copy_(batches[n]),
    "pinned in the loop": lambda n: target.copy_(batches[n].pin_memory(), non_blocking=True),
    "pinned before": lambda n: target.copy_(pinned[n], non_blocking=True),
}
times = {label: [] for label in RUNS}
for _ in range(10):
    for label, copy in RUNS.items():
        torch.cuda.synchronize()
        start = time.perf_counter()
        for n in range(8):
            copy(n)
        torch.cuda.synchronize()
        times[label].append((time.perf_counter() - start) / 8 * 1e3)
for label, series in times.items():
    print(f"{label}:", *(f"{one:.2f}" for one in series[2:]), "ms")
