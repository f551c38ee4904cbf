"""A mask for 77 tokens, and an input whose batch of 4 is where the attention expects the tokens."""

import torch
from torch import nn

torch.manual_seed(0)
attention = nn.MultiheadAttention(32, 4, batch_first=True)
mask = torch.full((77, 77), float("-inf")).triu(1)
tokens = torch.randn(4, 77, 32)

x = tokens.permute(1, 0, 2)  # right for batch_first=False only
print("input:", tuple(x.shape))
attention(x, x, x, attn_mask=mask)
