"""The keys of a dictionary as input, which are objects."""

import torch


class Key:
    pass


table = {Key(): 1}


@torch.compile(fullgraph=True, backend="eager")
def step(x, keys):
    return x + len(keys)


step(torch.ones(3), table.keys())
