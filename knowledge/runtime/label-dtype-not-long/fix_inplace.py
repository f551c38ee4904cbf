"""Keep the size as whole numbers too, or write the result to a new tensor and say its dtype."""

import torch

size = torch.ones(4) * 80
cells = (torch.tensor([0.21, 0.999, 1.0]) * size[3]).long()
new = cells.clamp(0, size[3] - 1)
print("a new tensor:", new.tolist(), new.dtype)
print("and back:", new.long().tolist())
size = size.long()
print("whole size:", cells.clamp_(0, size[3] - 1).tolist(), cells.dtype)
