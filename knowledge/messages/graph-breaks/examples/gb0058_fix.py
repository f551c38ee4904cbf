import torch


@torch.compile(fullgraph=True, backend="eager")
def clear(x):
    return torch.complex(torch.zeros(3), x.imag) + 1


clear(torch.ones(3, dtype=torch.complex64))
