"""A call into a C function that Dynamo skips, here of sys."""

import sys

import torch


@torch.compile(fullgraph=True, backend="eager")
def deepen(x):
    sys.setrecursionlimit(2000)
    return x + 1


deepen(torch.ones(3))
