"""Invert, compare and count masks without a minus."""

import torch

padding = torch.tensor([0, 5, 7]) == 0
other = torch.tensor([3, 3, 4]) == 4
print("inverted:", (~padding).tolist())  # not: 1 - padding
print("difference:", (padding ^ other).tolist())  # not: padding - other
print("as numbers:", (1 - padding.float()).tolist())
