import threading

import torch

lock = threading.Lock()


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1


with lock:
    step(torch.ones(3))
