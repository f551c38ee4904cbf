"""A U-Net of two levels: halve twice, double twice, and join what was kept on the way down."""

import torch
from torch import nn


class UNet(nn.Module):
    """Give each pixel of an image with one channel a number."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(1, 8, 3, padding=1)
        self.second = nn.Conv2d(8, 8, 3, padding=1)
        self.third = nn.Conv2d(16, 8, 3, padding=1)
        self.last = nn.Conv2d(16, 1, 3, padding=1)
        self.shrink, self.grow = nn.MaxPool2d(2), nn.Upsample(scale_factor=2)

    def join(self, kept: torch.Tensor, below: torch.Tensor) -> torch.Tensor:
        """Put the channels of both behind each other."""
        return torch.cat([kept, below], dim=1)

    def forward(self, image: torch.Tensor) -> torch.Tensor:
        """Return an image of one channel."""
        large = self.first(image)
        small = self.second(self.shrink(large))
        small = self.third(self.join(small, self.grow(self.shrink(small))))
        return self.last(self.join(large, self.grow(small)))
