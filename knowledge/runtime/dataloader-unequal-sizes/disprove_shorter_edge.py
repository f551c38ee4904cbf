"""Scale each image so that its shorter edge has 64 pixels."""

import torch
from torch.nn import functional
from torch.utils.data import DataLoader


def resized(image: torch.Tensor, edge: int) -> torch.Tensor:
    """Return the image with this shorter edge, in its old proportions."""
    height, width = image.shape[-2:]
    shorter = min(height, width)
    size = (edge * height // shorter, edge * width // shorter)
    return functional.interpolate(image[None], size=size, mode="bilinear")[0]


images = [torch.zeros(3, 300, 200), torch.zeros(3, 256, 256)]
for batch in DataLoader([resized(image, 64) for image in images], batch_size=2):
    print("batch:", tuple(batch.shape))
