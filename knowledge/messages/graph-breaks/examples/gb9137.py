"""A type is built with a value in place of a type."""

from typing import List

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    kind = List[x]
    return x + 1


step(torch.ones(3))
