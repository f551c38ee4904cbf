"""Keep the loss of each step for a curve in four ways, after small steps and after large ones."""

import time

import torch

STEPS = 200
pinned = torch.empty(STEPS).pin_memory()
WAYS = {
    "keep it on the GPU": lambda kept, loss, i: kept.append(loss),
    "item()": lambda kept, loss, i: kept.append(loss.item()),
    "cpu().numpy()": lambda kept, loss, i: kept.append(loss.cpu().numpy()),
    "pinned, non_blocking": lambda kept, loss, i: pinned[i].copy_(loss, non_blocking=True),
}


def run(size: int, way) -> float:
    """Return microseconds a step, with one copy of what is still on the GPU at the end."""
    x, kept = torch.randn(size, size, device="cuda") / size**0.5, []
    torch.cuda.synchronize()
    start = time.perf_counter()
    for i in range(STEPS):
        y = x
        for _ in range(8):
            y = (y @ x).relu()
        way(kept, y.mean(), i)
    if kept and isinstance(kept[0], torch.Tensor):
        torch.stack(kept).cpu()
    torch.cuda.synchronize()
    return (time.perf_counter() - start) / STEPS * 1e6


for size in (128, 512, 2048):
    for way in WAYS.values():
        run(size, way)
    took = {name: sorted(run(size, way) for _ in range(5)) for name, way in WAYS.items()}
    best = took["keep it on the GPU"][0]
    for name, series in took.items():
        spread = f"{series[0]:.1f} to {series[-1]:.1f} us a step"
        print(f"{size} x {size}, {name}: {spread}, {series[0] / best:.2f} times as long")
