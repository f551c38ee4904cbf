import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    def inner():
        return x + 1

    return inner()


step(torch.ones(3))
