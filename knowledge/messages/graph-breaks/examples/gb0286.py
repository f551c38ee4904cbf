"""torch.get_device_module() of a tensor."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + torch.get_device_module(x).device_count()


step(torch.ones(3))
