"""Train on batches from the host: pageable, pinned, and pinned with the next copy under way."""

import time

import torch
from torch import nn

torch.manual_seed(0)
torch.set_float32_matmul_precision("high")
model = nn.Sequential(*[nn.Sequential(nn.Linear(4096, 4096), nn.GELU()) for _ in range(4)]).cuda()
pageable = [torch.randn(8192, 4096) for _ in range(4)]
pinned = [batch.pin_memory() for batch in pageable]
there = [batch.cuda() for batch in pageable]


def one_ahead(batches):
    """Yield batches on the GPU while a stream of its own copies the next one."""
    side, ready = torch.cuda.Stream(), None
    for batch in batches:
        with torch.cuda.stream(side):
            coming = batch.cuda(non_blocking=True)
        if ready is not None:
            yield ready
        torch.cuda.current_stream().wait_stream(side)
        coming.record_stream(torch.cuda.current_stream())
        ready = coming
    yield ready


def train(batches) -> float:
    """Return milliseconds a batch."""
    torch.cuda.synchronize()
    start = time.perf_counter()
    for batch in batches:
        model(batch).square().mean().backward()
    torch.cuda.synchronize()
    return (time.perf_counter() - start) / 16 * 1e3


runs = {
    "pageable": lambda: (batch.cuda() for batch in pageable * 4),
    "pinned": lambda: (batch.cuda(non_blocking=True) for batch in pinned * 4),
    "pinned, one ahead": lambda: one_ahead(pinned * 4),
    "already on the GPU": lambda: there * 4,
}
times = {label: [] for label in runs}
for _ in range(7):
    for label, batches in runs.items():
        times[label].append(train(batches()))
for label, series in times.items():
    print(f"{label}:", *(f"{one:.2f}" for one in series[1:]), "ms")
