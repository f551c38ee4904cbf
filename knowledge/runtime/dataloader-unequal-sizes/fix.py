"""Give every image three channels and one size before it leaves the dataset."""

import torch
from torch.nn import functional
from torch.utils.data import DataLoader


def alike(image: torch.Tensor, height: int, width: int) -> torch.Tensor:
    """Return the image with three channels and this size; an alpha channel is left out."""
    image = image[:3] if len(image) >= 3 else image[:1].expand(3, -1, -1)
    sized = functional.interpolate(image[None], size=(height, width), mode="bilinear")
    return sized[0]


class Images:
    """A dataset of images of all kinds."""

    shapes = ((3, 224, 224), (1, 224, 224), (4, 300, 200), (2, 224, 223))

    def __len__(self) -> int:
        return len(self.shapes)

    def __getitem__(self, index: int) -> torch.Tensor:
        return alike(torch.rand(self.shapes[index]), 224, 224)


for batch in DataLoader(Images(), batch_size=4):
    print("batch:", tuple(batch.shape))
