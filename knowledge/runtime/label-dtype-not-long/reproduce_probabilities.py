"""Hand CrossEntropyLoss one-hot labels, which one_hot makes as whole numbers."""

import torch
from torch.nn import functional

logits = torch.randn(4, 3)
labels = functional.one_hot(torch.tensor([0, 1, 2, 0]), num_classes=3)
print("logits:", tuple(logits.shape), "labels:", tuple(labels.shape), labels.dtype, flush=True)
functional.cross_entropy(logits, labels)
