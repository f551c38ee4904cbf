"""Normalize a picture that needs a gradient."""

import torch

picture = torch.rand(3, 4, 4, requires_grad=True)
mean, std = torch.tensor([0.5, 0.4, 0.3]), torch.tensor([0.5, 0.5, 0.5])

once = (picture - mean[:, None, None]) / std[:, None, None]
print("at once:", tuple(once.shape))
channels = [(channel - m) / s for channel, m, s in zip(picture, mean, std, strict=True)]
print("stacked:", torch.allclose(torch.stack(channels), once))
once.sum().backward()
print("gradient:", picture.grad[0, 0, 0].item())
