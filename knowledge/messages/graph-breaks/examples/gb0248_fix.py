import torch

count = torch.get_device_module("cpu").device_count()


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + count


step(torch.ones(3))
