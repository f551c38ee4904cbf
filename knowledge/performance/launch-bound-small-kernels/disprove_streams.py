"""Run two independent chains of small layers on one stream, and on two."""

import time

import torch

torch.manual_seed(0)
weights = [torch.randn(256, 256, device="cuda") / 16 for _ in range(100)]
x = torch.randn(32, 256, device="cuda")
streams = torch.cuda.Stream(), torch.cuda.Stream()


def chain(part) -> None:
    y = x
    for weight in part:
        y = torch.relu(y @ weight)


def one_stream() -> None:
    chain(weights[:50])
    chain(weights[50:])


def two_streams() -> None:
    for stream, part in zip(streams, (weights[:50], weights[50:]), strict=True):
        with torch.cuda.stream(stream):
            chain(part)


times = {"one stream": [], "two streams": []}
with torch.inference_mode():
    for _ in range(14):
        for label, run in zip(times, (one_stream, two_streams), strict=True):
            torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(20):
                run()
            torch.cuda.synchronize()
            times[label].append((time.perf_counter() - start) / 20 * 1e3)
for label, series in times.items():
    print(f"{label}:", *(f"{one:.3f}" for one in series[4:]), "ms")
