import random

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + random.Random(1).random()


step(torch.ones(3))
