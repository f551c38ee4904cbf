import torch


@torch.compile(fullgraph=True, backend="eager")
def draw(x):
    return torch.empty_like(x).uniform_(0.0, 1.0)


draw(torch.ones(3))
