import torch


@torch.compile(fullgraph=True, backend="eager")
def total(tensors):
    return sum(tensors)


total([torch.ones(3), torch.zeros(3)])
