"""A lock as a context manager."""

import threading

import torch

lock = threading.Lock()


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    with lock:
        return x + 1


step(torch.ones(3))
