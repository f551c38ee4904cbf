"""Call backward() on one complex number."""

import torch

weight = torch.ones(3, dtype=torch.complex64, requires_grad=True)
(weight * 2).sum().backward()
