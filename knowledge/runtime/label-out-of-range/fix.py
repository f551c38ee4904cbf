"""Check the labels once on the CPU, and count them from 0."""

import torch
from torch.nn.functional import cross_entropy

torch.manual_seed(0)
logits = torch.randn(4, 10, device="cuda", requires_grad=True)
labels = torch.tensor([1, 5, 10, 3]) - 1
if not (0 <= labels.min() and labels.max() < logits.shape[1]):
    message = f"labels {labels.min()} to {labels.max()} for {logits.shape[1]} classes"
    raise ValueError(message)

loss = cross_entropy(logits, labels.to("cuda"))
print("loss:", loss.item())
