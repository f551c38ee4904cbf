"""A mapping proxy as input whose keys are objects."""

import types

import torch


class Key:
    pass


@torch.compile(fullgraph=True, backend="eager")
def step(x, table):
    return x + len(table)


step(torch.ones(3), types.MappingProxyType({Key(): 1}))
