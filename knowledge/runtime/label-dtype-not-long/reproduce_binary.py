"""Give the loss of a yes or no the labels that suit a loss of classes."""

import torch

logits = torch.randn(4)
labels = torch.tensor([0, 1, 1, 0])
torch.nn.BCEWithLogitsLoss()(logits, labels)
