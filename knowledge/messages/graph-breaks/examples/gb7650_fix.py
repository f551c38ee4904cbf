import torch


@torch.compile(fullgraph=True, backend="eager")
def draw(x, generator):
    return x + 1


draw(torch.ones(3), torch.Generator().manual_seed(0))
