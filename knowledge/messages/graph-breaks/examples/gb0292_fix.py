import re

import torch

form = re.compile(r"\d+")


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + len("1 2 3".split())


step(torch.ones(3))
