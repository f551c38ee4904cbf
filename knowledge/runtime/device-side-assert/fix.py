"""Draw from probabilities that were made by a sigmoid, and stay between 0 and 1."""

import torch

torch.manual_seed(0)
logits = torch.tensor([-1.4, 20.0, 0.8], device="cuda")
drawn = torch.bernoulli(logits.sigmoid())
print("drawn:", len(drawn.tolist()))
