"""Replace the nan of the forward pass, and look at the gradient."""

import torch

x = torch.tensor([4.0, 0.0, -1.0], requires_grad=True)
y = x.sqrt().nan_to_num()
y.sum().backward()
print("loss:", y.sum().item())
print("gradient:", x.grad.tolist())
