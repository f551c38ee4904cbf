"""Compute the same attention with torch's own operator, without xformers."""

import torch
from torch.nn.functional import scaled_dot_product_attention


def memory_efficient_attention(
    q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, attn_bias: torch.Tensor | None = None
) -> torch.Tensor:
    """Attend from q to k and v, each (batch, length, heads, size), as xformers does."""
    q, k, v = (each.transpose(1, 2) for each in (q, k, v))
    return scaled_dot_product_attention(q, k, v, attn_mask=attn_bias).transpose(1, 2)


torch.manual_seed(0)
q, k, v = (torch.randn(2, 5, 3, 8) for _ in range(3))
bias = torch.randn(2, 3, 5, 5)
scores = torch.einsum("bqhd,bkhd->bhqk", q, k) / 8**0.5 + bias
expected = torch.einsum("bhqk,bkhd->bqhd", scores.softmax(-1), v)
out = memory_efficient_attention(q, k, v, bias)
print("shape:", tuple(out.shape))
print("equal to attention written out:", torch.allclose(out, expected, atol=1e-5))
