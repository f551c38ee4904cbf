"""Set a weight to zero in four ways that raise no error, and look at the weight."""

import torch
from torch import nn
from torch.nn.utils.parametrizations import weight_norm


def by_init(layer: nn.Module) -> None:
    """Hand the weight to torch.nn.init."""
    nn.init.zeros_(layer.weight)


def by_clone(layer: nn.Module) -> None:
    """Clone the weight and change the clone."""
    weight = layer.weight.clone()
    weight[:] = 0


def by_mask(layer: nn.Module) -> None:
    """Pick elements by a mask, which copies them, and fill what was picked."""
    layer.weight[layer.weight > -9].fill_(0)


def by_init_of_a_computed_weight(layer: nn.Module) -> None:
    """Hand a weight to torch.nn.init that is computed from two others at each access."""
    nn.init.zeros_(weight_norm(layer).weight)


for set_to_zero in (by_init, by_clone, by_mask, by_init_of_a_computed_weight):
    layer = nn.Linear(3, 2)
    set_to_zero(layer)
    print(f"{set_to_zero.__name__}: all zero: {not layer.weight.any()}")
