"""An operator whose output shape depends on the data."""

import torch

torch._logging.set_logs(graph_breaks=True)


@torch.compile(backend="eager")
def positive(x):
    return torch.nonzero(x)


positive(torch.ones(3))
