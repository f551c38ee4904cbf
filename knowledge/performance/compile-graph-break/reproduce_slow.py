"""Time 20 layers: as one graph, with a break at the end, and with a break in the loop."""

import time

import torch

torch.set_num_threads(1)


@torch.compile
def one_graph(x):
    for _ in range(20):
        x = x * 0.9 + 0.1
    return x


@torch.compile
def break_at_the_end(x):
    for _ in range(20):
        x = x * 0.9 + 0.1
    healthy = True
    if x[0] > 1e6:
        healthy = False
    return x, healthy


@torch.compile
def break_in_the_loop(x):
    healthy = True
    for _ in range(20):
        x = x * 0.9 + 0.1
        if x[0] > 1e6:
            healthy = False
    return x, healthy


runs = (one_graph, break_at_the_end, break_in_the_loop)
x = torch.ones(1 << 20)
times = {run.__name__: [] for run in runs}
for _ in range(14):
    for run in runs:
        start = time.perf_counter()
        run(x)
        times[run.__name__].append(1e3 * (time.perf_counter() - start))
for label, series in times.items():
    print(f"{label}:", *(f"{one:.2f}" for one in series[4:]), "ms")
