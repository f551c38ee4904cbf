import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    n = x.sum().item()
    torch._check(n > 0, lambda: "sum of x")
    return x + 1


step(torch.ones(3))
