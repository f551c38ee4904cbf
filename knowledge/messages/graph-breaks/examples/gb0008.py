"""Anomaly mode switched on in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    with torch.autograd.detect_anomaly():
        return x + 1


step(torch.ones(3))
