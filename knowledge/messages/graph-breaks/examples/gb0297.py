"""random.Random() with its seed as a keyword."""

import random

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + random.Random(x=1).random()


step(torch.ones(3))
