"""Take the best score above a threshold, on an input where no score is above it."""

import torch

scores = torch.tensor([0.20, 0.35, 0.10])
kept = scores[scores > 0.5]
print("kept:", tuple(kept.shape))
best = kept.max()
