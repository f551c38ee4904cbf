"""Read padded positions at token 0, and set their log-probability to zero."""

import torch

log_probs = torch.full((1, 4, 10), 0.1, device="cuda").log()
labels = torch.tensor([[3, 7, -100, -100]], device="cuda")
valid = labels != -100
picked = log_probs.gather(-1, labels.where(valid, 0).unsqueeze(-1)).squeeze(-1)
print(f"sum over {int(valid.sum())} tokens: {(picked * valid).sum().item():.3f}")
