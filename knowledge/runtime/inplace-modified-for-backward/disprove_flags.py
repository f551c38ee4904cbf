"""Blocks with ReLU(inplace=True) and with ReLU(inplace=False): which of them raise?"""

from collections.abc import Callable

import torch
from torch import nn

Block = Callable[[torch.Tensor, nn.Module], torch.Tensor]
linear, norm, sigmoid = nn.Linear(6, 6), nn.BatchNorm1d(6), nn.Sigmoid()


def residual(x: torch.Tensor, relu: nn.Module) -> torch.Tensor:
    out = relu(linear(x))
    out += x
    return out


def branches(x: torch.Tensor, relu: nn.Module) -> torch.Tensor:
    left = linear(x)
    return left + relu(x)


BLOCKS: dict[str, Block] = {
    "linear, relu": lambda x, relu: relu(linear(x)),
    "linear, batch norm, relu": lambda x, relu: relu(norm(linear(x))),
    "sigmoid, relu": lambda x, relu: relu(sigmoid(x)),
    "linear(x) + relu(x)": branches,
    "relu, += x": residual,
}


def outcome(block: Block, *, inplace: bool) -> str:
    """Go forward and backward, and say whether that raised."""
    x = torch.randn(8, 6, requires_grad=True) * 1
    try:
        block(x, nn.ReLU(inplace=inplace)).sum().backward()
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error)
        return "error"
    return "fine"


print("block                     inplace=True  inplace=False")
for name, block in BLOCKS.items():
    print(f"{name:25} {outcome(block, inplace=True):13} {outcome(block, inplace=False)}")
