import itertools

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return list(itertools.zip_longest([x], [x], fillvalue=0))


step(torch.ones(3))
