"""Compile small layers in the default mode, and in the mode that records CUDA graphs."""

import time

import torch

torch.manual_seed(0)
torch.set_float32_matmul_precision("high")
weights = [torch.randn(256, 256, device="cuda") / 16 for _ in range(20)]
x = torch.randn(32, 256, device="cuda")


def layers(y):
    for weight in weights:
        y = torch.relu(y @ weight)
    return y


default = torch.compile(layers)
reduced = torch.compile(layers, mode="reduce-overhead")
runs = {
    "not compiled": lambda: layers(x),
    "compiled": lambda: default(x),
    "reduce-overhead": lambda: reduced(x),
}
times = {label: [] for label in runs}
with torch.no_grad():
    for _ in range(14):
        for label, run in runs.items():
            torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(50):
                run()
            torch.cuda.synchronize()
            times[label].append((time.perf_counter() - start) / 50 * 1e3)
for label, series in times.items():
    print(f"{label}:", *(f"{one:.3f}" for one in series[4:]), "ms")
