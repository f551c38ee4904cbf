"""Check each of 24 layers for nan: on the host, layer by layer, or on the GPU, once at the end."""

import time

import torch

torch.manual_seed(0)
weights = [torch.randn(1024, 1024, device="cuda") / 32 for _ in range(24)]
batch = torch.randn(256, 1024, device="cuda")


def ask_each_layer() -> None:
    """Decide on the host after each layer."""
    y = batch
    for weight in weights:
        y = y @ weight
        if y.isnan().any():
            raise FloatingPointError


def ask_once() -> None:
    """Keep the answers on the GPU, and decide at the end."""
    y, bad = batch, []
    for weight in weights:
        y = y @ weight
        bad.append(y.isnan().any())
    if torch.stack(bad).any():
        raise FloatingPointError


for label, run in (("host asks each layer", ask_each_layer), ("host asks once", ask_once)):
    times = []
    for _ in range(12):
        torch.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(20):
            run()
        torch.cuda.synchronize()
        times.append((time.perf_counter() - start) / 20 * 1e3)
    print(f"{label}:", *(f"{one:.3f}" for one in times[2:]), "ms")

torch.cuda.set_sync_debug_mode("warn")
ask_each_layer()
