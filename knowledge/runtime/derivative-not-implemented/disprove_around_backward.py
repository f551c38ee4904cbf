"""Choose the plain form around the backward passes only: the forward pass has chosen already."""

import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

torch.manual_seed(0)
x = torch.randn(1, 2, 8, 16, requires_grad=True)
score = F.scaled_dot_product_attention(x, x, x).sum()
with sdpa_kernel(SDPBackend.MATH):
    (gradient,) = torch.autograd.grad(score, x, create_graph=True)
    print("first:", tuple(gradient.shape))
    gradient.norm(2).backward()
