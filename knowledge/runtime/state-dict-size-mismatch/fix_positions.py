"""Resample the position table of 14 x 14 patches to 16 x 16, and leave the class token alone."""

import torch
from torch import Tensor
from torch.nn.functional import interpolate


def resample(table: Tensor, side: int, extra: int = 1) -> Tensor:
    first, grid = table[:, :extra], table[:, extra:]
    old = round(grid.shape[1] ** 0.5)
    image = grid.reshape(1, old, old, -1).permute(0, 3, 1, 2)
    image = interpolate(image, size=(side, side), mode="bicubic")
    return torch.cat([first, image.permute(0, 2, 3, 1).flatten(1, 2)], dim=1)


def smooth(side: int) -> Tensor:
    """Make a table that varies smoothly along both axes, with a class token in front."""
    at = (torch.arange(side) + 0.5) / side
    y, x = torch.meshgrid(at, at, indexing="ij")
    grid = torch.stack([x, y, torch.sin(6 * x), torch.sin(6 * y)], dim=-1)
    return torch.cat([torch.full((1, 1, 4), 9.0), grid.reshape(1, -1, 4)], dim=1)


saved, wanted = smooth(14), smooth(16)
places = wanted.shape[1]

tables = {
    "resampled as a grid": resample(saved, side=16),
    "stretched as one row": interpolate(saved.mT, size=places, mode="linear").mT,
    "filled up with zeros": torch.cat([saved, torch.zeros(1, places - saved.shape[1], 4)], dim=1),
}
for name, table in tables.items():
    error = (table - wanted).abs().mean()
    print(f"{name}: {saved.shape[1]} -> {table.shape[1]}, off by {error:.2f}")
