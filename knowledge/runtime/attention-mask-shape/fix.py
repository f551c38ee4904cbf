"""A permuted input needs batch_first=False, a plain one batch_first=True; both agree."""

import torch
from torch import nn

torch.manual_seed(0)
attention = nn.MultiheadAttention(32, 4, batch_first=True)
mask = torch.full((77, 77), float("-inf")).triu(1)
tokens = torch.randn(4, 77, 32)

plain, _ = attention(tokens, tokens, tokens, attn_mask=mask)
attention.batch_first = False
x = tokens.permute(1, 0, 2)
permuted, _ = attention(x, x, x, attn_mask=mask)
print("outputs:", tuple(plain.shape), tuple(permuted.shape))
print("same:", torch.allclose(plain, permuted.permute(1, 0, 2), atol=1e-6))
