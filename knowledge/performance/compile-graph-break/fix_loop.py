"""Time 20 layers with a check in the loop: asked there, and kept in a tensor until the end."""

import time

import torch

torch.set_num_threads(1)


@torch.compile
def ask(x):
    healthy = True
    for _ in range(20):
        x = x * 0.9 + 0.1
        if x[0] > 1e6:
            healthy = False
    return x, healthy


@torch.compile(fullgraph=True)
def keep(x):
    worst = x[0]
    for _ in range(20):
        x = x * 0.9 + 0.1
        worst = torch.maximum(worst, x[0])
    return x, worst <= 1e6


x = torch.ones(1 << 20)
times = {"ask": [], "keep": []}
for _ in range(14):
    for label, run in zip(times, (ask, keep), strict=True):
        start = time.perf_counter()
        _, healthy = run(x)
        assert healthy
        times[label].append(1e3 * (time.perf_counter() - start))
for label, series in times.items():
    print(f"{label}:", *(f"{one:.2f}" for one in series[4:]), "ms")
print("same result:", torch.equal(ask(x)[0], keep(x)[0]))
