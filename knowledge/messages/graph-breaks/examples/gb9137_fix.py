from typing import List

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    kind = List[torch.Tensor]
    return x + 1


step(torch.ones(3))
