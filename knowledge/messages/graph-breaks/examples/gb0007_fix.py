import sys

import torch


@torch.compile(fullgraph=True, backend="eager")
def deepen(x):
    return x + 1


sys.setrecursionlimit(2000)
deepen(torch.ones(3))
