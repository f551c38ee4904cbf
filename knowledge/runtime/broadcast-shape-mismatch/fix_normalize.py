"""Give as many means as the image has channels, or the image as many channels as there are means."""

import torch


def normalize(image: torch.Tensor, means: list[float], deviations: list[float]) -> torch.Tensor:
    """Return the image less the means of its channels, divided by their deviations."""
    means, deviations = (torch.tensor(one).view(-1, 1, 1) for one in (means, deviations))
    return image.clone().sub_(means).div_(deviations)


grey, half = torch.full((1, 28, 28), 0.75), [0.5, 0.5, 0.5]
for name, image in {
    "one mean": normalize(grey, [0.5], [0.5]),
    "three channels": normalize(grey.repeat(3, 1, 1), half, half),
    "one mean for three channels": normalize(grey.repeat(3, 1, 1), [0.5], [0.5]),
}.items():
    print(f"{name}: {tuple(image.shape)}, each value {image.unique().tolist()}")
