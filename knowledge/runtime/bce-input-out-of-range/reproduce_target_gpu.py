"""Read a mask of 8 bits as the target, on the GPU."""

import torch
from torch.nn import functional

mask = torch.tensor([[0, 255], [255, 0]], dtype=torch.uint8, device="cuda")
loss = functional.binary_cross_entropy(torch.full((2, 2), 0.5, device="cuda"), mask.float())
print("loss:", loss.item())
