"""Four dimensions, and the math backend as the last choice."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

ALLOWED = [SDPBackend.FLASH_ATTENTION, SDPBackend.EFFICIENT_ATTENTION, SDPBackend.MATH]

query = torch.randn(8, 128, 64)
with sdpa_kernel(ALLOWED):
    three = scaled_dot_product_attention(query, query, query)
with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
    four = scaled_dot_product_attention(*[query.unsqueeze(0)] * 3).squeeze(0)
print("with a fallback:", tuple(three.shape))
print("flash alone, with a batch dimension:", tuple(four.shape))
print("largest difference below 1e-5:", (three - four).abs().max().item() < 1e-5)
