"""Collect the states in a list, and stack them at the end."""

import torch

torch.manual_seed(0)
decay = torch.rand(3, requires_grad=True)
states = [torch.ones(3)]
for _ in range(4):
    states.append(states[-1] * decay)
torch.stack(states).sum().backward()

d = decay.detach()
print("gradient right:", torch.allclose(decay.grad, 1 + 2 * d + 3 * d**2 + 4 * d**3))
