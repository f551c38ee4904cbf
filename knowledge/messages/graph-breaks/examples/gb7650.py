"""A generator is seeded in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def draw(x, generator):
    generator.manual_seed(0)
    return x + 1


draw(torch.ones(3), torch.Generator())
