"""A profiler that is made in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    profile = torch.profiler.profile()
    return x + 1, profile


step(torch.ones(3))
