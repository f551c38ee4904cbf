"""item() of a tensor, used as a Python number."""

import torch

torch._logging.set_logs(graph_breaks=True)


@torch.compile(backend="eager")
def scale(x):
    return x * x.max().item()


scale(torch.ones(3))
