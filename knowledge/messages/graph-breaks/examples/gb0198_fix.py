import types

import torch

scales = {"a": 1}
view = types.MappingProxyType(scales)


@torch.compile(fullgraph=True, backend="eager")
def step(x, scales, view):
    scales["a"] = 2
    return x * scales["a"]


step(torch.ones(3), scales, view)
