"""An attribute that SDPAParams does not have."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(q):
    params = torch.backends.cuda.SDPAParams(q, q, q, None, 0.0, False, False)
    return q + params.scale


step(torch.ones(1, 1, 2, 2))
