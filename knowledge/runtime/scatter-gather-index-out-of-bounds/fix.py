"""Give marked pixels a class that exists, and keep them out of the result by a mask."""

import torch

classes, marker = 2, 255
mask = torch.tensor([[0, 1], [1, marker]], device="cuda")
valid = mask != marker
assert mask[valid].min() >= 0 and mask[valid].max() < classes
one_hot = torch.zeros(classes, 2, 2, device="cuda")
one_hot.scatter_(0, mask.where(valid, 0).unsqueeze(0), 1.0)
one_hot *= valid
print("pixels of each class:", one_hot.sum((1, 2)).tolist())
