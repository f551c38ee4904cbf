import torch

w = torch.nn.Parameter(torch.ones(3), requires_grad=True)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x * w


step(torch.ones(3))
