import torch


class Scaled(torch.Tensor):
    pass


@torch.compile(fullgraph=True, backend="eager")
def wrap(x):
    return Scaled(x)


wrap(torch.ones(3))
