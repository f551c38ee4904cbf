"""as_subclass() with a class that is not a plain tensor subclass."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def tag(x):
    return x.as_subclass(torch.nn.Parameter)


tag(torch.ones(3))
