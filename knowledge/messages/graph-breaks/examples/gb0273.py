"""An exception that is raised with keyword arguments."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    try:
        raise ImportError("layer", name="layer")
    except ImportError:
        return x + 1


step(torch.ones(3))
