"""Draw from probabilities of which one is larger than 1."""

import torch

probabilities = torch.tensor([0.2, 1.5, 0.7], device="cuda")
drawn = torch.bernoulli(probabilities)
print("drawn:", drawn.tolist())
