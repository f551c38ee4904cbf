"""Shard the whole tensor like the weight before the copy, and gather the weight to read it."""

import torch
from torch.distributed.tensor import distribute_tensor

from model import sharded

model = sharded()
weight = model.head.weight
with torch.no_grad():
    weight.copy_(distribute_tensor(torch.zeros(8, 4), weight.device_mesh, weight.placements))
whole = weight.full_tensor()
print("weight:", type(whole).__name__, tuple(whole.shape), "sum", whole.sum().item())
