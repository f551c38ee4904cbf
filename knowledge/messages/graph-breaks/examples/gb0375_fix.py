import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return torch.func.jvp(lambda x: x + 1, (x,), (torch.ones(3),))


step(torch.ones(3))
