"""Copy the same bytes to the GPU from pageable and from pinned memory."""

import time

import torch
from torch.profiler import ProfilerActivity, profile

pageable = torch.ones(2**26)
pinned = pageable.pin_memory()
target = torch.empty(2**26, device="cuda")


def copy(source: torch.Tensor) -> float:
    """Return milliseconds for 256 MiB."""
    torch.cuda.synchronize()
    start = time.perf_counter()
    target.copy_(source, non_blocking=True)
    torch.cuda.synchronize()
    return (time.perf_counter() - start) * 1e3


times = {"pageable": [], "pinned": []}
for _ in range(12):
    times["pageable"].append(copy(pageable))
    times["pinned"].append(copy(pinned))
for label, series in times.items():
    kept = series[2:]
    print(f"{label}:", *(f"{one:.2f}" for one in kept), "ms")
    print(f"{label} runs at {pageable.nbytes / sorted(kept)[5] / 1e6:.1f} GB/s")
with profile(activities=[ProfilerActivity.CUDA], acc_events=True) as seen:
    copy(pageable)
    copy(pinned)
print(*(row.key for row in seen.key_averages() if row.key.startswith("Memcpy")), sep="\n")
