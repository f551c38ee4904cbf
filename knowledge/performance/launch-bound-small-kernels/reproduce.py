"""Run 100 small layers on a small batch: launched one by one, and as one CUDA graph."""

import time

import torch

torch.manual_seed(0)
weights = [torch.randn(256, 256, device="cuda") / 16 for _ in range(100)]
x = torch.randn(32, 256, device="cuda")


def layers() -> torch.Tensor:
    y = x
    for weight in weights:
        y = torch.relu(y @ weight)
    return y


with torch.inference_mode():
    for _ in range(3):
        layers()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        y = layers()

    times = {"launched one by one": [], "one graph": []}
    for _ in range(12):
        for label, run in zip(times, (layers, graph.replay), strict=True):
            torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(20):
                run()
            torch.cuda.synchronize()
            times[label].append((time.perf_counter() - start) / 20 * 1e3)
    for label, series in times.items():
        print(f"{label}:", *(f"{one:.3f}" for one in series[2:]), "ms")
    print("same result:", torch.equal(y, layers()))
