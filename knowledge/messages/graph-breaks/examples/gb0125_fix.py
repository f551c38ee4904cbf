import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return (x * 2).sum()


step(torch.ones(3).requires_grad_())
