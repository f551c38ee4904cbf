"""uniform_() with from as a keyword."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def draw(x):
    return torch.empty_like(x).uniform_(**{"from": 0.0, "to": 1.0})


draw(torch.ones(3))
