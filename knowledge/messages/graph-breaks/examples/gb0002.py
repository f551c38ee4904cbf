"""An assert on a dynamic size that does not hold."""

import torch

torch._dynamo.config.assume_static_by_default = False


@torch.compile(fullgraph=True, backend="eager", dynamic=True)
def check(x):
    assert x.shape[0] > 4
    return x + 1


check(torch.ones(3))
