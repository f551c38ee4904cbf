"""A call that skips the frame."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    torch._dynamo.skip_frame("slow")
    return x + 1


step(torch.ones(3))
