"""Compile a function whose `if` asks for the value of a tensor, as one graph."""

import torch


def scale(x):
    total = x.abs().sum()
    if total > 1:
        x = x / total
    return x * 2


print(torch.compile(scale, fullgraph=True)(torch.ones(4)))
