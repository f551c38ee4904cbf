"""Measure what one GPU can send to another, the ceiling that a bus bandwidth is held against."""

import torch

source = torch.empty(1 << 30, dtype=torch.uint8, device="cuda:0")
target = torch.empty_like(source, device="cuda:1")
start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
rates = []
for _ in range(8):
    start.record()
    for _ in range(10):
        target.copy_(source)
    end.record()
    end.synchronize()
    rates.append(10 * source.nbytes / start.elapsed_time(end) / 1e6)
print(f"one GPU to another: {min(rates[1:]):.0f} to {max(rates[1:]):.0f} GB/s")
