"""Make a new tensor, instead of writing into the one that the sigmoid has kept."""

import torch

torch.manual_seed(0)
scores, fade = torch.randn(4, 6, requires_grad=True), torch.linspace(1, 0, 6)
weights = scores.sigmoid()
weights = weights * fade
weights.sum().backward()

chance = scores.detach().sigmoid()
print("gradient right:", torch.allclose(scores.grad, chance * (1 - chance) * fade))
