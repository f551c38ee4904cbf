"""Run small layers in float32, under autocast, and with everything in bfloat16."""

import time

import torch

torch.manual_seed(0)
weights = [torch.randn(256, 256, device="cuda") / 16 for _ in range(100)]
x = torch.randn(32, 256, device="cuda")
low = [weight.bfloat16() for weight in weights]


def chain(y, layers) -> None:
    for weight in layers:
        y = torch.relu(y @ weight)


def autocast() -> None:
    with torch.autocast("cuda", dtype=torch.bfloat16):
        chain(x, weights)


runs = {
    "float32": lambda: chain(x, weights),
    "autocast": autocast,
    "all in bfloat16": lambda: chain(x.bfloat16(), low),
}
times = {label: [] for label in runs}
with torch.inference_mode():
    for _ in range(14):
        for label, run in runs.items():
            torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(20):
                run()
            torch.cuda.synchronize()
            times[label].append((time.perf_counter() - start) / 20 * 1e3)
for label, series in times.items():
    print(f"{label}:", *(f"{one:.3f}" for one in series[4:]), "ms")
