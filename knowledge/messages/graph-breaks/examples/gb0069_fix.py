import importlib.util

import torch

HAS_LIBRARY = importlib.util.find_spec("no_such_library") is not None


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x * 2 if HAS_LIBRARY else x + 1


step(torch.ones(3))
