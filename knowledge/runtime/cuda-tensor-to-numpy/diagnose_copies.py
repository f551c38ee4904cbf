"""Copy a batch of results to the host as one tensor, and row by row."""

import time

import torch

rows = torch.randn(4096, 128, device="cuda")
WAYS = {
    "one copy": lambda: rows.cpu().numpy(),
    "a copy a row": lambda: [row.cpu().numpy() for row in rows],
    "item() for each of one column": lambda: [value.item() for value in rows[:, 0]],
    "tolist() of one column": lambda: rows[:, 0].tolist(),
}
for name, way in WAYS.items():
    way()
    times = []
    for _ in range(5):
        torch.cuda.synchronize()
        start = time.perf_counter()
        way()
        times.append((time.perf_counter() - start) * 1e3)
    print(f"{name}: {min(times):.3f} to {max(times):.3f} ms")
