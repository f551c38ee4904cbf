"""The last instruction of a traceback is read."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    try:
        raise ValueError("bad")
    except ValueError as error:
        return x + error.__traceback__.tb_lasti


step(torch.ones(3))
