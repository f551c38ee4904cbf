"""Check 64 layers for nan: on the host, layer by layer, or on the GPU, once at the end."""

import math
import time

import torch

torch.manual_seed(0)
weights = [torch.randn(512, 512, device="cuda") / 512**0.5 for _ in range(64)]
batch = torch.randn(64, 512, device="cuda")


def ask_each_layer() -> None:
    """Decide on the host after each layer."""
    y = batch
    for weight in weights:
        y = y @ weight
        if math.isnan(y.sum()):
            raise FloatingPointError


def ask_once() -> None:
    """Keep the answers on the GPU, and decide at the end."""
    y, sums = batch, []
    for weight in weights:
        y = y @ weight
        sums.append(y.sum())
    if math.isnan(torch.stack(sums).sum()):
        raise FloatingPointError


times = {"host asks each layer": [], "host asks once": []}
for _ in range(12):
    for label, run in zip(times, (ask_each_layer, ask_once), strict=True):
        torch.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(20):
            run()
        torch.cuda.synchronize()
        times[label].append((time.perf_counter() - start) / 20 * 1e3)
for label, series in times.items():
    print(f"{label}:", *(f"{one:.3f}" for one in series[2:]), "ms")

torch.cuda.set_sync_debug_mode("warn")
ask_each_layer()
