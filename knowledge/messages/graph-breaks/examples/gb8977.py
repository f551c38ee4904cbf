"""A class is defined in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    class Result:
        pass

    result = Result()
    result.x = x
    return result


step(torch.ones(3))
