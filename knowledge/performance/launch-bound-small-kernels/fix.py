"""Capture a whole training step, optimizer included, and replay it for each new batch."""

import time

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(*[nn.Sequential(nn.Linear(256, 256), nn.ReLU()) for _ in range(20)]).cuda()
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4, fused=True, capturable=True)
batch = torch.randn(32, 256, device="cuda")
data = torch.randn(60, 32, 256, device="cuda")


def step() -> torch.Tensor:
    optimizer.zero_grad(set_to_none=False)
    loss = model(batch).square().mean()
    loss.backward()
    optimizer.step()
    return loss


side = torch.cuda.Stream()
side.wait_stream(torch.cuda.current_stream())
with torch.cuda.stream(side):
    for _ in range(3):
        step()
torch.cuda.current_stream().wait_stream(side)
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    loss = step()


def epoch(run) -> float:
    """Return milliseconds a step."""
    torch.cuda.synchronize()
    start = time.perf_counter()
    for one in data:
        batch.copy_(one)
        run()
    torch.cuda.synchronize()
    return (time.perf_counter() - start) / len(data) * 1e3


times = {"launched one by one": [], "one graph": []}
graph.replay()
before = loss.item()
for _ in range(8):
    for label, run in zip(times, (step, graph.replay), strict=True):
        times[label].append(epoch(run))
for label, series in times.items():
    print(f"{label}:", *(f"{one:.3f}" for one in series[2:]), "ms")
print("the loss fell:", loss.item() < before)
