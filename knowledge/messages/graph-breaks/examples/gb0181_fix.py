import torch

x = torch.ones(3, requires_grad=True)
x.grad = torch.ones(3)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1


step(x)
