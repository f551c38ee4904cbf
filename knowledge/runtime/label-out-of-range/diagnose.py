"""Look at the labels where they are still readable: on the CPU, before the loss."""

import torch
from torch.nn.functional import cross_entropy

torch.manual_seed(0)
logits, labels, ignore_index = torch.randn(4, 10), torch.tensor([1, 5, 10, -1]), -100

classes = logits.shape[1]
wrong = (labels != ignore_index) & ((labels < 0) | (labels >= classes))
print("classes:", classes, "dtype:", labels.dtype)
print("labels from", labels.min().item(), "to", labels.max().item())
print("positions:", wrong.nonzero().flatten().tolist(), "values:", labels[wrong].tolist())
try:
    cross_entropy(logits, labels)
except IndexError as error:
    print("the CPU says:", error)
