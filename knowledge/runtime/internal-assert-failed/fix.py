"""The same derivative by a call that does not reach the assertion: a number in place of the bool."""

import torch

w = torch.tensor([1.0], requires_grad=True)
y = 1.0**w
y.backward()
print("gradient:", w.grad.item())
