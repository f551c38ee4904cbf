"""Give cross entropy a target with one dimension too many, as a column of a table has."""

import torch
from torch import nn

torch.manual_seed(0)
logits = torch.randn(8, 5)
target = torch.randint(0, 5, (8, 1))
print("logits", tuple(logits.shape), "target", tuple(target.shape))
nn.CrossEntropyLoss()(logits, target)
