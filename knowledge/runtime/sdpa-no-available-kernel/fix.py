"""Four dimensions, and the math backend as the last choice."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

ALLOWED = [SDPBackend.FLASH_ATTENTION, SDPBackend.EFFICIENT_ATTENTION, SDPBackend.MATH]

query = torch.randn(128, 64)
with sdpa_kernel(ALLOWED):
    two = scaled_dot_product_attention(query, query, query)
with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
    four = scaled_dot_product_attention(*[query[None, None]] * 3)[0, 0]
print("with a fallback:", tuple(two.shape))
print("flash alone, with batch and heads:", tuple(four.shape))
print("largest difference below 1e-5:", (two - four).abs().max().item() < 1e-5)
