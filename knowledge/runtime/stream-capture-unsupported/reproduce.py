"""Capture a step in which the host asks the GPU for a value."""

import torch


def step(x):
    y = x * 2
    if y.sum().item() > 100:
        y = y / 2
    return y


x = torch.ones(1024, device="cuda")
print("without a graph:", step(x).sum().item(), flush=True)
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    result = step(x)
