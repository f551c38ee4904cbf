"""Pad each batch to 64 before it is moved to the device, and after."""

import os

os.environ.setdefault("PJRT_DEVICE", "CPU")

import torch
import torch_xla
import torch_xla.debug.metrics as met
from torch.nn.functional import pad

device = torch_xla.device()
weight = torch.ones(16, 16, device=device)
torch_xla.sync()


def compiled() -> int:
    return (met.metric_data("CompileTime") or [0])[0]


def count(label: str, prepare) -> None:
    before = compiled()
    for length in range(32, 40):
        batch = prepare(torch.ones(length, 16), (0, 0, 0, 64 - length))
        result = (batch @ weight).sum()
        torch_xla.sync(wait=True)
    print(f"{label}: {compiled() - before} compilations for 8 lengths, sum {result.item():.0f}")


count("padded on the host", lambda batch, by: pad(batch, by).to(device))
count("padded on the device", lambda batch, by: pad(batch.to(device), by))


def pad_alone(batch, by):
    padded = pad(batch.to(device), by)
    torch_xla.sync()
    return padded


count("padded on the device, then a sync", pad_alone)
