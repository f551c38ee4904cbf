"""Train on input that the host prepares in the loop, with small and with large batches."""

import time

import numpy as np
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(*[nn.Sequential(nn.Linear(2048, 2048), nn.GELU()) for _ in range(8)]).cuda()
raw = np.random.default_rng(0).integers(0, 255, (8192, 2048), dtype=np.uint8)


def train(size: int) -> float:
    """Return microseconds a sample over 65536 samples."""
    torch.cuda.synchronize()
    start = time.perf_counter()
    for number in range(65536 // size):
        part = raw[(number * size) % 8192 :][:size]
        batch = torch.from_numpy((part / 255.0 - 0.5).astype(np.float32))
        model(batch.cuda()).square().mean().backward()
    torch.cuda.synchronize()
    return (time.perf_counter() - start) / 65536 * 1e6


times = {1024: [], 8192: []}
for _ in range(7):
    for size, series in times.items():
        series.append(train(size))
for size, series in times.items():
    print(f"batches of {size}:", *(f"{one:.2f}" for one in series[1:]), "us")
