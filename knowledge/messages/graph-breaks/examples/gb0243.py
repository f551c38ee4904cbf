"""torch.nn.modules.utils._pair() of an object."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return torch.nn.modules.utils._pair(object()), x + 1


step(torch.ones(3))
