"""Give the loss of a yes or no its labels in the dtype of the output."""

import torch

torch.manual_seed(0)
logits = torch.randn(4)
labels = torch.tensor([0, 1, 1, 0])
loss = torch.nn.BCEWithLogitsLoss()(logits, labels.to(logits.dtype))
two = torch.stack([torch.zeros(4), logits], dim=1)
print(f"one output, float labels: {loss.item():.5f}")
print(f"two outputs, long labels: {torch.nn.CrossEntropyLoss()(two, labels).item():.5f}")
