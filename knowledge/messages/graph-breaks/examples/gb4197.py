"""share_memory_() in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def share(x):
    x.share_memory_()
    return x + 1


share(torch.ones(3))
