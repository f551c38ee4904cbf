import torch


@torch.compile(fullgraph=True, backend="eager")
def grow(x):
    return torch.nn.functional.pad(x, (0, 3))


grow(torch.ones(3))
