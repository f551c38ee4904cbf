"""A lock is acquired in the compiled function."""

import threading

import torch

lock = threading.Lock()


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    lock.acquire()
    x = x + 1
    lock.release()
    return x


step(torch.ones(3))
