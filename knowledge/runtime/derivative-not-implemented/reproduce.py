"""A gradient penalty through fused attention: the first backward pass works, the second has no derivative."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
x = torch.randn(1, 2, 8, 16, requires_grad=True)
score = F.scaled_dot_product_attention(x, x, x).sum()
(gradient,) = torch.autograd.grad(score, x, create_graph=True)
print("first:", tuple(gradient.shape))
penalty = (gradient.norm(2) - 1) ** 2
penalty.backward()
