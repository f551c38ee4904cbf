"""Move the channels of a grayscale image, which has none, to the front."""

import torch

image = torch.zeros(64, 48)
image.permute(2, 0, 1)
