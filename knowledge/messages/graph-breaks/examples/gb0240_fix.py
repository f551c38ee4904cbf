import torch


@torch.compile(fullgraph=True, backend="eager")
def sort(x):
    values, places = torch.empty(3), torch.empty(3, dtype=torch.long)
    torch.sort(x, out=(values, places))
    return values


sort(torch.ones(3))
