"""A function that is excluded from compilation is called in the compiled function."""

import torch


@torch.compiler.disable
def log(x):
    print(x.mean())


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    log(x)
    return x + 1


step(torch.ones(3))
