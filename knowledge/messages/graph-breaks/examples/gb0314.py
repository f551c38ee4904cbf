"""A branch of torch.cond that returns a string."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return torch.cond(x.sum() > 0, lambda x: "yes", lambda x: "no", (x,))


step(torch.ones(3))
