"""A dictionary is changed, and then read through a mapping proxy."""

import types

import torch

scales = {"a": 1}
view = types.MappingProxyType(scales)


@torch.compile(fullgraph=True, backend="eager")
def step(x, scales, view):
    scales["a"] = 2
    return x * view["a"]


step(torch.ones(3), scales, view)
