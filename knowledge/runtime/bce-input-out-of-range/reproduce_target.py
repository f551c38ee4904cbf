"""Read a mask of 8 bits as the target."""

import torch
from torch.nn import functional

mask = torch.tensor([[0, 255], [255, 0]], dtype=torch.uint8)
target = mask.float()
print("target from", target.min().item(), "to", target.max().item(), flush=True)
functional.binary_cross_entropy(torch.full((2, 2), 0.5), target)
