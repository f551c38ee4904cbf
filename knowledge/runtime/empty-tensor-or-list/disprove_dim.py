"""Name the dimension, as the message asks."""

import torch

scores = torch.tensor([0.20, 0.35, 0.10])
kept = scores[scores > 0.5]
print("kept:", tuple(kept.shape))
best = kept.max(dim=0)
