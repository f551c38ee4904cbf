import torch


@torch.compile(fullgraph=True, backend="eager")
def freeze(x):
    return x.detach() + 1


freeze(torch.ones(3, requires_grad=True))
