"""Send pictures of new widths through convolutions, with and without cuDNN's search."""

import time

import torch
from torch import nn

torch.manual_seed(0)
net = nn.Sequential(*(nn.Sequential(nn.LazyConv2d(64, 3), nn.ReLU()) for _ in range(6))).cuda()


def milliseconds(widths: range, *, search: bool) -> list[float]:
    """Return the time of a call for each width."""
    torch.backends.cudnn.benchmark = search
    times = []
    for width in widths:
        x = torch.randn(4, 3, 48, width, device="cuda")
        torch.cuda.synchronize()
        start = time.perf_counter()
        net(x)
        torch.cuda.synchronize()
        times.append(1e3 * (time.perf_counter() - start))
    return times


with torch.inference_mode():
    milliseconds(range(64, 80), search=False)
    times = {
        "new width, with search": milliseconds(range(100, 110), search=True),
        "width seen before, with search": milliseconds(range(100, 110), search=True),
        "new width, without search": milliseconds(range(200, 210), search=False),
    }
for label, series in times.items():
    print(f"{label}:", *(f"{one:.2f}" for one in series), "ms")
