"""A generator function as the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def batches(x):
    for row in x:
        yield row + 1


list(batches(torch.ones(3, 2)))
