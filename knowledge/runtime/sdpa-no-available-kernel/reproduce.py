"""Allow FlashAttention alone, and give it two dimensions instead of four."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

query = torch.randn(128, 64)  # tokens, head dimension: batch and heads are missing
with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
    scaled_dot_product_attention(query, query, query)
