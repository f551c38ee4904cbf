import torch


class Result:
    pass


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    result = Result()
    result.x = x
    return result


step(torch.ones(3))
