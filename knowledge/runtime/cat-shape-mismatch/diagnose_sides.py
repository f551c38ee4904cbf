"""Foretell which sides fail where halving rounds down, and compare with the network."""

import re

import torch
from unet import UNet


def clash(side: int, levels: int) -> tuple[int, int] | None:
    """Return the sizes that meet at the deepest join that fails; none where all sides fit."""
    sides = [side // 2**level for level in range(levels)]
    return next(((kept, kept - 1) for kept in reversed(sides) if kept % 2), None)


def failure(side: int) -> tuple[int, int] | None:
    """Return what the network says of an image with this side."""
    try:
        UNet()(torch.zeros(1, 1, side, side))
    except RuntimeError as error:
        _, expected, got, _ = map(int, re.findall(r"\d+", str(error)))
        return expected, got


for side, levels in ((128, 2), (126, 2), (127, 2), (126, 1), (540, 5), (760, 5), (512, 5)):
    print(f"side {side}, halved {levels} times:", clash(side, levels) or "fits")
print("sides 4 to 67, as foretold:", sum(failure(n) == clash(n, 2) for n in range(4, 68)), "of 64")
