"""Do the same on the CPU: it raises at the right line, with the index and the size."""

import torch

mask = torch.tensor([[0, 1], [1, 255]])
one_hot = torch.zeros(2, 2, 2)
try:
    one_hot.scatter_(0, mask.unsqueeze(0), 1.0)
except RuntimeError as error:
    print(type(error).__name__, error)
