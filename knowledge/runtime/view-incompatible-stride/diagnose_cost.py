"""Time view and reshape, where no copy is needed and where one is."""

import time

import torch

torch.set_num_threads(1)


def best(call) -> float:
    """Return the shortest of twenty runs, in microseconds."""
    spans = []
    for _ in range(20):
        start = time.perf_counter()
        call()
        spans.append(time.perf_counter() - start)
    return min(spans) * 1e6


for steps in (16, 128, 1024):
    heads_first = torch.randn(4, 16, steps, 64)
    time_first = torch.randn(4, steps, 16, 64).transpose(1, 2)
    size = heads_first.numel() * heads_first.element_size() / 2**20
    free, copy = time_first.transpose(1, 2), heads_first.transpose(1, 2)
    view = best(lambda: free.view(4, steps, 1024))
    reshape = best(lambda: free.reshape(4, steps, 1024))
    copied = best(lambda: copy.reshape(4, steps, 1024))
    times = f"view {view:.1f} us, reshape {reshape:.1f} us, with a copy {copied:.1f} us"
    print(f"{size:.2f} MiB: {times}")

sliced = torch.randn(4, 1024, 1024)[:, :, ::2]
same = sliced.data_ptr()
print("every second column, reshape copies:", sliced.reshape(4, -1).data_ptr() != same)
print("every second column, contiguous copies:", sliced.contiguous().data_ptr() != same)
