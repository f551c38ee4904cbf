"""Time a long and a short kernel in five ways, and hold each against the profiler's kernel time."""

import time

import torch
from torch.profiler import ProfilerActivity, profile

torch.manual_seed(0)


def host(call, *, before: bool, after: bool) -> float:
    """Return microseconds by the host's clock."""
    if before:
        torch.cuda.synchronize()
    start = time.perf_counter()
    call()
    if after:
        torch.cuda.synchronize()
    return (time.perf_counter() - start) * 1e6


def queue(call) -> float:
    """Start the clock while earlier work is still under way."""
    for _ in range(10):
        call()
    return host(call, before=False, after=True)


def events(call) -> float:
    """Return microseconds by two marks in the stream."""
    torch.cuda.synchronize()
    start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    start.record()
    call()
    end.record()
    end.synchronize()
    return start.elapsed_time(end) * 1e3


def kernel(call) -> float:
    """Return the microseconds of the kernels alone, as CUPTI measures them."""
    with profile(activities=[ProfilerActivity.CUDA], acc_events=True) as seen:
        host(call, before=True, after=True)
    return sum(row.self_device_time_total for row in seen.key_averages())


WAYS = {
    "no synchronize": lambda call: host(call, before=False, after=False),
    "synchronize after": queue,
    "synchronize both sides": lambda call: host(call, before=True, after=True),
    "events around it": events,
}
for name, size in (("long", 8192), ("short", 128)):
    x = torch.randn(size, size, device="cuda")
    true = min(kernel(lambda x=x: x @ x) for _ in range(5))
    for way, measure in WAYS.items():
        spent = sorted(measure(lambda x=x: x @ x) for _ in range(9))[4]
        verdict = "too long" if spent > 1.5 * true else "right"
        verdict = "too short" if spent < 0.7 * true else verdict
        print(f"{name} kernel, {way}: {spent:.0f} us for {true:.0f} us: {verdict}")
