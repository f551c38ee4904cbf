"""Scale a sigmoid's output in place: the sigmoid has kept it for the backward pass."""

import torch

torch.manual_seed(0)
scores, fade = torch.randn(4, 6, requires_grad=True), torch.linspace(1, 0, 6)
weights = scores.sigmoid()
print("version:", weights._version)
weights *= fade
print("version:", weights._version, flush=True)
weights.sum().backward()
