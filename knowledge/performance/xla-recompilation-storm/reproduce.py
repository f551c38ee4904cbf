"""Train on batches whose longest sentence differs: XLA compiles the step for each length."""

import os
import time

os.environ.setdefault("PJRT_DEVICE", "CPU")

import torch
import torch_xla
import torch_xla.debug.metrics as met
from torch import nn

torch.manual_seed(0)
device = torch_xla.device()
model = nn.Sequential(nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 64)).to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def step(length: int) -> float:
    """Return milliseconds for one batch of eight sentences, padded to `length`."""
    batch = torch.randn(8, length, 64).to(device)
    torch_xla.sync(wait=True)
    start = time.perf_counter()
    optimizer.zero_grad()
    model(batch).square().mean().backward()
    optimizer.step()
    torch_xla.sync(wait=True)
    return (time.perf_counter() - start) * 1e3


def compiled() -> int:
    return (met.metric_data("CompileTime") or [0])[0]


print("torch_xla", torch_xla.__version__)
step(64)
times = {"a new length": [], "the same length": []}
for length in range(33, 61, 3):
    before = compiled()
    times["a new length"].append(step(length))
    between = compiled()
    times["the same length"].append(step(64))
    new, same = between - before, compiled() - between
    print(f"length {length}: CompileTime +{new}, length 64: CompileTime +{same}")
for label, series in times.items():
    print(f"{label}:", *(f"{one:.1f}" for one in series), "ms")
report = met.metrics_report()
print(report[report.index("Metric: CompileTime") :].split("  ValueRate")[0])
