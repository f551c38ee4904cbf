"""Let the GPU decide, and read the result after the replay."""

import torch


def step(x):
    y = x * 2
    return torch.where(y.sum() > 100, y / 2, y)


x = torch.ones(1024, device="cuda")
side = torch.cuda.Stream()
side.wait_stream(torch.cuda.current_stream())
with torch.cuda.stream(side):
    for _ in range(3):  # libraries set themselves up here, outside of the capture
        step(x)
torch.cuda.current_stream().wait_stream(side)

graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    result = step(x)
graph.replay()
print(f"large sum: {result.sum().item():.2f}")
x.fill_(0.01)
graph.replay()
print(f"small sum: {result.sum().item():.2f}")
