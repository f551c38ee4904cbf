"""Time one matrix product with a host clock: until the call returns, and until the work is done."""

import time

import torch

torch.manual_seed(0)
a = torch.randn(8192, 8192, device="cuda", dtype=torch.bfloat16)


def until_return() -> float:
    """Return milliseconds until the call comes back: the kernel is queued by then, no more."""
    start = time.perf_counter()
    a @ a
    return (time.perf_counter() - start) * 1e3


def until_done() -> float:
    """Return milliseconds from an idle GPU to a finished result."""
    torch.cuda.synchronize()
    start = time.perf_counter()
    a @ a
    torch.cuda.synchronize()
    return (time.perf_counter() - start) * 1e3


for label, measure in (("until the call returns", until_return), ("until it is done", until_done)):
    for _ in range(3):
        measure()
    torch.cuda.synchronize()
    times = [measure() for _ in range(10)]
    print(f"{label}:", *(f"{one:.4f}" for one in times), "ms")
    claimed = 2 * 8192**3 / sorted(times)[5] / 1e9
    print(f"{label}, that is {claimed:.0f} TFLOP/s")
