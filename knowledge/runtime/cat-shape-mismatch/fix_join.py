"""Bring what comes from below to the size of what was kept, in each join."""

import torch
from torch.nn import functional
from unet import UNet


class Padding(UNet):
    """Add the row and the column that halving dropped, or cut what it added."""

    def join(self, kept: torch.Tensor, below: torch.Tensor) -> torch.Tensor:
        """Put the channels behind each other, at the size of the first."""
        bottom, right = (k - b for k, b in zip(kept.shape[-2:], below.shape[-2:]))
        return torch.cat([kept, functional.pad(below, (0, right, 0, bottom))], dim=1)


class Scaling(UNet):
    """Scale, which also serves where the sizes are far apart."""

    def join(self, kept: torch.Tensor, below: torch.Tensor) -> torch.Tensor:
        """Put the channels behind each other, at the size of the first."""
        return torch.cat([kept, functional.interpolate(below, size=kept.shape[-2:])], dim=1)


torch.manual_seed(0)
network, image = UNet(), torch.rand(1, 1, 128, 128)
for kind in (Padding, Scaling):
    model = kind()
    model.load_state_dict(network.state_dict())
    print(kind.__name__, tuple(model(torch.zeros(1, 1, 126, 75)).shape))
    print("128 x 128, as before:", torch.equal(model(image), network(image)))
