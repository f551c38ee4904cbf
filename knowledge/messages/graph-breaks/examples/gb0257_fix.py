from typing import TypedDict

import torch


class Batch(TypedDict):
    x: torch.Tensor


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return Batch(x=x + 1)["x"]


step(torch.ones(3))
