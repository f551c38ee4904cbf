import torch


def counted():
    for _ in range(3):
        yield 1


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + len(list(counted()))


step(torch.ones(3))
