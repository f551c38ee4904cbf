"""Subtract three means in place from an image of one channel, as Normalize does."""

import torch

image, means = torch.full((1, 28, 28), 0.5), torch.tensor([0.5, 0.5, 0.5]).view(-1, 1, 1)
print("a new tensor:", tuple((image - means).shape), flush=True)
image.sub_(means)
