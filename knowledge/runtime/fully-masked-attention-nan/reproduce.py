"""Train attention on a batch of which one sequence is empty, and leave that one out of the loss."""

import torch
from torch import nn

torch.manual_seed(0)
attention = nn.MultiheadAttention(8, 2, batch_first=True)
optimizer = torch.optim.SGD(attention.parameters(), lr=0.1)
inputs, lengths = torch.randn(3, 4, 8), torch.tensor([4, 2, 0])
padding = torch.arange(4) >= lengths[:, None]
for step in range(2):
    output, _ = attention(inputs, inputs, inputs, key_padding_mask=padding)
    print("sequences with nan:", output.isnan().any(2).any(1).nonzero().flatten().tolist())
    loss = output[lengths > 0].square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    good = sum(int(p.isfinite().sum()) for p in attention.parameters())
    print(f"step {step}: loss {loss.item():.3f}, finite weights left: {good}")
