import itertools

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return [x + a for a, b in itertools.product([1, 2], repeat=2)]


step(torch.ones(3))
