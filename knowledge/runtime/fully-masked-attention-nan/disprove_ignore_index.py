"""Mask a whole row of logits, at a position that the loss is told to ignore."""

import torch
from torch.nn import functional

allowed = torch.tensor([[True, True, False], [False, False, False]])
labels = torch.tensor([0, -100])
masks = {
    "added": lambda logits: logits + torch.zeros(2, 3).masked_fill(~allowed, -torch.inf),
    "masked_fill": lambda logits: logits.masked_fill(~allowed, -torch.inf),
}
for name, mask in masks.items():
    logits = torch.zeros(2, 3, requires_grad=True)
    loss = functional.cross_entropy(mask(logits), labels, ignore_index=-100)
    loss.backward()
    print(f"{name}: loss {loss.item():.3f}, gradient of the ignored row", logits.grad[1].tolist())
