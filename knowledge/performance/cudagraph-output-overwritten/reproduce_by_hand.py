"""Keep the output of a graph that was captured by hand."""

import torch

x = torch.zeros(4, device="cuda")
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    y = x * 2

kept = []
for number in range(1, 4):
    x.fill_(number)
    graph.replay()
    kept.append(y)
print("kept:", [one[0].item() for one in kept])
print("expected:", [2.0, 4.0, 6.0])
