"""Allow FlashAttention alone on a GPU, and give it float32."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

query = torch.randn(1, 8, 128, 64, device="cuda")
with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
    scaled_dot_product_attention(query, query, query)
