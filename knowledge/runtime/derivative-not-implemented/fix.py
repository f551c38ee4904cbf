"""The same penalty: attention in its plain form, which has a second derivative."""

import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

torch.manual_seed(0)
x = torch.randn(1, 2, 8, 16, requires_grad=True)
with sdpa_kernel(SDPBackend.MATH):  # around the forward pass
    score = F.scaled_dot_product_attention(x, x, x).sum()
(gradient,) = torch.autograd.grad(score, x, create_graph=True)
penalty = (gradient.norm(2) - 1) ** 2
penalty.backward()
print("gradient of the penalty:", tuple(x.grad.shape), bool(x.grad.abs().sum() > 0))
