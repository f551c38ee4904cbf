import torch


@torch.compile(fullgraph=True, backend="eager")
def add(x, out):
    torch.add(x, 1, out=out)
    return out


add(torch.ones(3), torch.empty(3))
