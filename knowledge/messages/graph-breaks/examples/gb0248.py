"""torch.get_device_module() with two arguments."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + torch.get_device_module("cpu", "cuda").device_count()


step(torch.ones(3))
