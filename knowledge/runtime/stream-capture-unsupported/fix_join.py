"""Fork a second stream inside of a capture, and wait for it before the capture ends."""

import torch

x = torch.ones(1024, device="cuda")
side = torch.cuda.Stream()
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        y = x * 2
    z = x + 1
    torch.cuda.current_stream().wait_stream(side)
graph.replay()
print("results:", y[0].item(), z[0].item())
