"""Hold the time of a chain of layers against the time of its kernels, from small to large."""

import time

import torch
from torch.profiler import ProfilerActivity, profile

torch.manual_seed(0)
weights = [torch.randn(1024, 1024, device="cuda", dtype=torch.bfloat16) / 32 for _ in range(50)]


def layers(x: torch.Tensor) -> None:
    for weight in weights:
        x = torch.relu(x @ weight)


def wall(run) -> float:
    """Return the median of milliseconds a run."""
    times = []
    for _ in range(9):
        torch.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(4):
            run()
        torch.cuda.synchronize()
        times.append((time.perf_counter() - start) * 250)
    return sorted(times)[4]


def kernels(run) -> tuple[int, float]:
    """Return the count of kernels and their milliseconds together."""
    with profile(activities=[ProfilerActivity.CUDA], acc_events=True) as seen:
        run()
        torch.cuda.synchronize()
    rows = [row for row in seen.key_averages() if row.self_device_time_total]
    return sum(row.count for row in rows), sum(row.self_device_time_total for row in rows) / 1e3


one = torch.zeros(1, device="cuda")
empty = wall(lambda: [one.zero_() for _ in range(1000)])
print(f"ceiling: {empty:.2f} us a launch, {1e3 / empty:.0f} thousand launches a second")
with torch.inference_mode():
    for batch in (1, 16, 256, 1024, 4096, 8192, 16384, 32768):
        x = torch.randn(batch, 1024, device="cuda", dtype=torch.bfloat16)
        layers(x)
        count, busy = kernels(lambda: layers(x))
        spent = wall(lambda: layers(x))
        verdict = "launch-bound" if busy < 0.8 * spent else "GPU-bound"
        print(f"batch {batch}: {spent:.2f} ms, {count} kernels need {busy:.2f} ms: {verdict}")
