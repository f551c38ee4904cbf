"""Update 200 small tensors: one by one, in groups, and in one fused kernel a group."""

import time

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(*[nn.Linear(128, 128) for _ in range(100)]).cuda()
model(torch.randn(8, 128, device="cuda")).sum().backward()
ways = {"foreach=False": {"foreach": False}, "default": {}, "fused=True": {"fused": True}}
steps = {label: torch.optim.AdamW(model.parameters(), lr=0.0, **way) for label, way in ways.items()}
times = {label: [] for label in ways}
for _ in range(10):
    for label, optimizer in steps.items():
        torch.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(5):
            optimizer.step()
        torch.cuda.synchronize()
        times[label].append((time.perf_counter() - start) / 5 * 1e3)
for label, series in times.items():
    print(f"{label}:", *(f"{one:.2f}" for one in series[2:]), "ms")
