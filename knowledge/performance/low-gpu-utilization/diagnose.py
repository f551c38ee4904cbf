"""Profile four loops, and let the gaps between their kernels say what the GPU waits for."""

import time

import torch
from reproduce import in_the_loop, model, step
from torch.autograd import DeviceType
from torch.profiler import ProfilerActivity, profile

there = torch.randn(4096, 2048, device="cuda")
small = torch.randn(8, 2048, device="cuda")


def waiting() -> None:
    for _ in range(20):
        y = small
        for layer in model:
            y = layer(y)
            y.sum().item()


LOOPS = {
    "batches from the host": lambda: [step(one.cuda(non_blocking=True)) for one in in_the_loop()],
    "batch is there": lambda: [step(there) for _ in range(20)],
    "small batch": lambda: [step(small) for _ in range(20)],
    "item after each layer": waiting,
}


def look(run) -> str:
    """Return the share of time in which a kernel ran, and what the rest was spent on."""
    activities = [ProfilerActivity.CPU, ProfilerActivity.CUDA]
    with profile(activities=activities, acc_events=True) as seen:
        torch.cuda.synchronize()
        start = time.perf_counter()
        run()
        torch.cuda.synchronize()
        wall = (time.perf_counter() - start) * 1e6
    ours = [one.time_range for one in seen.events() if one.device_type == DeviceType.CUDA]
    spans = sorted((one.start, one.end) for one in ours)
    busy, long, end = 0.0, 0.0, spans[0][0]
    for first, last in spans:
        long += first - end if first - end > 1e3 else 0.0
        busy += max(0.0, last - max(first, end))
        end = max(end, last)
    reads = sum(one.name == "aten::_local_scalar_dense" for one in seen.events())
    if busy > 0.9 * wall:
        verdict = "the GPU is the limit"
    elif long > 0.5 * (wall - busy):
        verdict = "gaps of milliseconds: input, logging, checkpoints"
    elif reads > len(spans) / 20:
        verdict = "the host reads values and waits"
    else:
        verdict = "short gaps between short kernels: launches"
    return f"busy {busy / wall:.0%}, {len(spans)} kernels and copies, {reads} reads: {verdict}"


for name, run in LOOPS.items():
    run()
    print(f"{name}: {look(run)}")
