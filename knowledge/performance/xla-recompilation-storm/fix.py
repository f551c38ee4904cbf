"""Pad on the host to one of two lengths: two compilations, whatever the data's lengths are."""

import os

os.environ.setdefault("PJRT_DEVICE", "CPU")

import torch
import torch_xla
import torch_xla.debug.metrics as met
from torch import nn
from torch.nn.functional import pad

torch.manual_seed(0)
LENGTHS = (48, 64)
device = torch_xla.device()
model = nn.Sequential(nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 64)).to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


@torch_xla.compile(full_graph=True)
def step(batch: torch.Tensor, real: torch.Tensor) -> torch.Tensor:
    """Train on what is real: positions from `real` on are padding."""
    optimizer.zero_grad()
    error = model(batch).square().mean(dim=(0, 2))
    loss = torch.where(torch.arange(len(error), device=device) < real, error, 0.0).sum() / real
    loss.backward()
    optimizer.step()
    return loss


for length in range(33, 61, 3):
    batch = torch.randn(8, length, 64)
    size = next(one for one in LENGTHS if one >= length)
    before = (met.metric_data("CompileTime") or [0])[0]
    step(pad(batch, (0, 0, 0, size - length)).to(device), torch.tensor(length).to(device))
    new = met.metric_data("CompileTime")[0] - before
    print(f"length {length} in {size}: CompileTime +{new}")
