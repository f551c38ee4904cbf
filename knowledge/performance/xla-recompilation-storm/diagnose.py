"""Give one kind of change after the other to a lazy program, and count what XLA compiles."""

import os

os.environ.setdefault("PJRT_DEVICE", "CPU")

import torch
import torch_xla
import torch_xla.debug.metrics as met

device = torch_xla.device()
weight, big, place = (
    one.to(device) for one in (torch.ones(8, 8), torch.ones(16, 8), torch.arange(16))
)
layer = torch.nn.Linear(8, 8).to(device)
optimizer = torch.optim.Adam(layer.parameters())
torch_xla.sync()


def loop(times: int) -> torch.Tensor:
    y = big
    for _ in range(times):
        y = y @ weight
    return y


def train(step: int) -> None:
    optimizer.param_groups[0]["lr"] = 0.1 / step
    optimizer.zero_grad()
    layer(big).sum().backward()
    optimizer.step()


KINDS = {
    "torch.ones(n, 8).to(device)": lambda n: torch.ones(n, 8).to(device) @ weight,
    "big[:n]": lambda n: big[:n] @ weight,
    "big[n]": lambda n: big[n] * 2,
    "big[place < n]": lambda n: big[place < n] @ weight,
    "where(place < n, big, 0)": lambda n: torch.where(place[:, None] < n, big, 0.0) @ weight,
    "a loop of n rounds": loop,
    "big ** n": lambda n: big**n,
    "big * n": lambda n: big * n,
    "big.topk(n)": lambda n: big.topk(n).values,
    "a new learning rate, Adam": train,
}

for name, use in KINDS.items():
    counts = []
    for n in range(2, 8):
        before = (met.metric_data("CompileTime") or [0])[0]
        kept = use(n)
        torch_xla.sync(wait=True)
        counts.append((met.metric_data("CompileTime") or [0])[0] - before)
    print(f"{name:28}", *counts)
