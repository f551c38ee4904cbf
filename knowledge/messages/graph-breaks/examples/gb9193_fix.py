import time

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1


start = time.time()
step(torch.ones(3))
elapsed = time.time() - start
