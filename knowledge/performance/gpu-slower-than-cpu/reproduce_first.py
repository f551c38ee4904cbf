"""Time a network on one image: the first call on the GPU, the later ones, and the CPU."""

import time

import torch
from torch import nn

torch.manual_seed(0)
net = nn.Sequential(*(nn.Sequential(nn.LazyConv2d(64, 3), nn.ReLU()) for _ in range(10)))
image = torch.randn(1, 3, 256, 256)


def milliseconds(device: str, calls: int) -> list[float]:
    """Return the times of calls, the copies to the device and back included."""
    times = []
    with torch.inference_mode():
        for _ in range(calls):
            start = time.perf_counter()
            net.to(device)(image.to(device)).cpu()
            times.append(1e3 * (time.perf_counter() - start))
    return times


cpu = milliseconds("cpu", 8)[3:]
first, *others = milliseconds("cuda", 12)
later = others[5:]
print("first call:", f"{first:.2f} ms")
print("later calls:", *(f"{one:.2f}" for one in later), "ms")
print("on the CPU:", *(f"{one:.2f}" for one in cpu), "ms")
print("the first call is slower than the CPU:", first > max(cpu))
print("each later call is faster than the CPU:", max(later) < min(cpu))
