"""Pad the image to a multiple of four, and cut what comes out to its size."""

import torch
from torch import nn
from torch.nn import functional
from unet import UNet


class Padded(nn.Module):
    """Let a network for multiples take images of every size."""

    def __init__(self, network: nn.Module, multiple: int) -> None:
        super().__init__()
        self.network, self.multiple = network, multiple

    def forward(self, image: torch.Tensor) -> torch.Tensor:
        """Return what the network gives for the image, in the image's size."""
        height, width = image.shape[-2:]
        bottom, right = -height % self.multiple, -width % self.multiple
        padded = functional.pad(image, (0, right, 0, bottom))
        return self.network(padded)[..., :height, :width]


torch.manual_seed(0)
network = UNet()
model = Padded(network, 4)
for height, width in ((126, 126), (127, 75)):
    print(f"{height} x {width}:", tuple(model(torch.zeros(1, 1, height, width)).shape))
image = torch.rand(1, 1, 128, 64)
print("128 x 64, as without padding:", torch.equal(model(image), network(image)))
