"""One-hot encode a mask of two classes that marks 'no label' with 255."""

import torch

mask = torch.tensor([[0, 1], [1, 255]], device="cuda")
one_hot = torch.zeros(2, 2, 2, device="cuda")
one_hot.scatter_(0, mask.unsqueeze(0), 1.0)
print(one_hot.sum().item())
