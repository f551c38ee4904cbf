import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x.clone()


step(torch.ones(3)).requires_grad_()
