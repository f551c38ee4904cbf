"""Try a capture in a child process, and go without a graph where it fails."""

import os

import torch


def careless(x):
    y = x * 2
    return y / 2 if y.sum().item() > 100 else y


def careful(x):
    y = x * 2
    return torch.where(y.sum() > 100, y / 2, y)


def capture(step):
    x = torch.ones(1024, device="cuda")
    step(x)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        result = step(x)
    return graph, result


def capturable(step):
    """Say whether `step` can be captured; call it before this process uses CUDA."""
    if (child := os.fork()) == 0:
        try:
            capture(step)
        except RuntimeError:
            os._exit(1)
        os._exit(0)
    return os.waitpid(child, 0)[1] == 0


can = {step: capturable(step) for step in (careless, careful)}
for step, graphed in can.items():
    if graphed:
        graph, result = capture(step)
        graph.replay()
    else:
        result = step(torch.ones(1024, device="cuda"))
    print(f"{step.__name__}: with a graph {graphed}, sum {result.sum().item()}", flush=True)
print("random numbers:", len(torch.rand(4, device="cuda")))
