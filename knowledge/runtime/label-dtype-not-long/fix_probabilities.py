"""Give cross entropy classes, or probabilities as floats: of one-hot labels both are one loss."""

import torch
from torch.nn import functional

torch.manual_seed(0)
logits = torch.randn(4, 3)
labels = functional.one_hot(torch.tensor([0, 1, 2, 0]), num_classes=3)
print(f"classes:       {functional.cross_entropy(logits, labels.argmax(1)).item():.5f}")
print(f"probabilities: {functional.cross_entropy(logits, labels.float()).item():.5f}")
