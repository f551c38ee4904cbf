"""Warm up as long as you like: the clock still stops when the launch is done."""

import time

import torch

torch.manual_seed(0)
a = torch.randn(8192, 8192, device="cuda")
for _ in range(50):
    a @ a
torch.cuda.synchronize()

times = {"warm, no synchronize": [], "warm, synchronize": []}
for _ in range(10):
    for label, series in times.items():
        start = time.perf_counter()
        a @ a
        if label.endswith(", synchronize"):
            torch.cuda.synchronize()
        series.append((time.perf_counter() - start) * 1e3)
        torch.cuda.synchronize()
for label, series in times.items():
    print(f"{label}:", *(f"{one:.4f}" for one in series), "ms")
