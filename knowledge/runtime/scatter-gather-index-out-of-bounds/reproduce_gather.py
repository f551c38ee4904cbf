"""Pick the log-probability of each token; the padding of the labels is -100."""

import torch

log_probs = torch.randn(1, 4, 10, device="cuda").log_softmax(-1)
labels = torch.tensor([[3, 7, -100, -100]], device="cuda")
picked = log_probs.gather(-1, labels.unsqueeze(-1))
print(picked.sum().item())
