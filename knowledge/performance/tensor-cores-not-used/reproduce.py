"""Multiply float32 matrices as torch starts, and with TF32 allowed; name the kernels."""

import time

import torch
from torch.profiler import ProfilerActivity, profile

torch.manual_seed(0)
SIZE = 8192
a, b = (torch.randn(SIZE, SIZE, device="cuda") for _ in range(2))


def product() -> float:
    """Return milliseconds for one product."""
    torch.cuda.synchronize()
    start = time.perf_counter()
    a @ b
    torch.cuda.synchronize()
    return (time.perf_counter() - start) * 1e3


times = {"float32": [], "TF32": []}
for _ in range(9):
    for label, precision in zip(times, ("highest", "high"), strict=True):
        torch.set_float32_matmul_precision(precision)
        times[label].append(product())
for label, precision in zip(times, ("highest", "high"), strict=True):
    kept = times[label][2:]
    print(f"{label}:", *(f"{one:.2f}" for one in kept), "ms")
    torch.set_float32_matmul_precision(precision)
    with profile(activities=[ProfilerActivity.CUDA], acc_events=True) as seen:
        product()
    kernel = max(seen.key_averages(), key=lambda row: row.self_device_time_total).key
    print(f"{label} reaches {2 * SIZE**3 / sorted(kept)[3] / 1e9:.0f} TFLOP/s with {kernel[:80]}")
