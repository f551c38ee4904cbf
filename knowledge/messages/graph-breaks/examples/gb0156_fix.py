import threading

import torch

lock = threading.Lock()


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1


lock.acquire()
step(torch.ones(3))
lock.release()
