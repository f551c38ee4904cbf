import torch


@torch.compile(fullgraph=True, backend="eager")
def weigh(x, w):
    return x * w


weigh(torch.ones(3), torch.ones(3, requires_grad=True))
