"""Time kernels as a benchmark should: warm, from a cold cache, on the GPU's clock, with a spread."""

import torch
from torch.profiler import ProfilerActivity, profile

torch.manual_seed(0)
flush = torch.empty(2**28, dtype=torch.int8, device="cuda")


def measure(call, repeats: int = 40) -> list[float]:
    """Return microseconds of each run; writing `flush` empties the L2 cache and fills the queue."""
    for _ in range(5):
        call()
    marks = [[torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in range(repeats)]
    for start, end in marks:
        flush.zero_()
        flush.zero_()
        start.record()
        call()
        end.record()
    torch.cuda.synchronize()
    return sorted(start.elapsed_time(end) * 1e3 for start, end in marks)


def kernel(call) -> float:
    """Return the median microseconds of the kernel as the profiler sees it, cold too."""
    with profile(activities=[ProfilerActivity.CUDA], acc_events=True) as seen:
        for _ in range(9):
            flush.zero_()
            call()
        torch.cuda.synchronize()
    rows = [row for row in seen.key_averages() if row.self_device_time_total]
    return sum(row.self_device_time_total for row in rows if "fill" not in row.key.lower()) / 9


for name, size in (("long", 8192), ("short", 1024)):
    x = torch.randn(size, size, device="cuda")
    times, true = measure(lambda x=x: x @ x), kernel(lambda x=x: x @ x)
    middle, low, high = times[20], times[2], times[-3]
    print(f"{name}: {middle:.1f} us, nine of ten between {low:.1f} and {high:.1f} us")
    print(
        f"{name}: within a quarter of the profiler's {true:.1f} us: {0.75 < middle / true < 1.25}"
    )
