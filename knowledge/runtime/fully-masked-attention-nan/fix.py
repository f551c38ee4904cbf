"""Train without the empty sequence, on the batch of reproduce.py."""

import torch
from torch import nn

torch.manual_seed(0)
attention = nn.MultiheadAttention(8, 2, batch_first=True)
optimizer = torch.optim.SGD(attention.parameters(), lr=0.1)
inputs, lengths = torch.randn(3, 4, 8), torch.tensor([4, 2, 0])
padding = torch.arange(4) >= lengths[:, None]
kept = lengths > 0
for step in range(2):
    output = torch.zeros_like(inputs)
    some = inputs[kept]
    output[kept], _ = attention(some, some, some, key_padding_mask=padding[kept])
    loss = output[kept].square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print("sequences with nan:", output.isnan().any(2).any(1).nonzero().flatten().tolist())
    good = all(bool(p.isfinite().all()) for p in attention.parameters())
    print(f"step {step}: loss {loss.item():.3f}, all weights finite: {good}")
