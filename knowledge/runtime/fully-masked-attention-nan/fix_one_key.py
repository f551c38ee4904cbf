"""Let a row that nobody reads look at one key, and check that no other row changes."""

import torch
from torch import nn

torch.manual_seed(0)
attention = nn.MultiheadAttention(8, 2, batch_first=True)
inputs, position = torch.randn(2, 5, 8), torch.arange(5)
padding = position < torch.tensor([0, 2])[:, None]
ignored = padding[:, None] | (position > position[:, None])
opened = ignored & ~(ignored.all(-1, keepdim=True) & torch.eye(5, dtype=torch.bool))
for name, mask in {"before": ignored, "after": opened}.items():
    output, _ = attention(inputs, inputs, inputs, attn_mask=mask.repeat_interleave(2, 0))
    print(f"rows with nan {name}:", output.isnan().any(-1).nonzero().tolist())
    print(f"sum of the others: {output[~padding].sum().item():.3f}")
output[~padding].sum().backward()
print("finite gradients:", all(bool(p.grad.isfinite().all()) for p in attention.parameters()))
