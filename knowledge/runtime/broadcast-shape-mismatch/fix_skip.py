"""Scale to the size of what was kept, or pad the image to a multiple and cut the result."""

import torch
from torch.nn import functional

image = torch.zeros(1, 3, 64, 75)
half = functional.max_pool2d(image, 2)
back = functional.interpolate(half, size=image.shape[-2:])
print("to its size:", tuple((back + image).shape))


def padded(x: torch.Tensor, multiple: int) -> torch.Tensor:
    """Return the image, wider and higher by zeros until both sides are multiples."""
    height, width = (-side % multiple for side in x.shape[-2:])
    return functional.pad(x, (0, width, 0, height))


even = padded(image, 32)
print("padded:", tuple(even.shape))
back = functional.interpolate(functional.max_pool2d(even, 32), scale_factor=32)
print("and cut:", tuple((back + even)[..., :64, :75].shape))
