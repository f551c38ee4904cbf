"""Allow FlashAttention alone, and give it three dimensions instead of four."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

query = torch.randn(8, 128, 64)  # heads, tokens, head dimension: the batch is missing
with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
    scaled_dot_product_attention(query, query, query)
