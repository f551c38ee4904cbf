"""A coroutine in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    async def inner():
        return x + 1

    return inner().send(None)


step(torch.ones(3))
