import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1


with torch.autograd.detect_anomaly():
    step(torch.ones(3))
