"""Time twenty small layers: launched one by one, and as a graph whose result is cloned."""

import time

import torch

torch.manual_seed(0)
torch.set_float32_matmul_precision("high")
weights = [torch.randn(512, 512, device="cuda") / 22 for _ in range(20)]
x = torch.randn(16, 512, device="cuda")


def layers(y):
    for weight in weights:
        y = torch.relu(y @ weight)
    return y


graph = torch.compile(layers, mode="reduce-overhead")
runs = {
    "one by one": lambda: layers(x),
    "graph": lambda: graph(x),
    "graph and clone": lambda: graph(x).clone(),
}
times = {label: [] for label in runs}
with torch.inference_mode():
    for _ in range(12):
        for label, run in runs.items():
            torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(50):
                run()
            torch.cuda.synchronize()
            times[label].append((time.perf_counter() - start) / 50 * 1e6)
for label, series in times.items():
    print(f"{label}:", *(f"{one:.1f}" for one in series[2:]), "us")
