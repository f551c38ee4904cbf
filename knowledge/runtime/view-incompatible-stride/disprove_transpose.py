"""Merge heads without the transpose, which gives the right shape and no error."""

import torch

torch.manual_seed(0)
batch, heads, time, dim = 2, 4, 5, 8
context = torch.randn(batch, heads, time, dim)
merged = context.transpose(1, 2).reshape(batch, time, heads * dim)
short = context.view(batch, time, heads * dim)
print("same shape:", short.shape == merged.shape)
print(f"values in the right place: {(short == merged).float().mean():.1%}")

# Which time steps of the first sample stand in its first row?
steps = torch.arange(time).view(1, 1, time, 1).expand(batch, heads, time, dim)
print("first row, right:", steps.transpose(1, 2).reshape(batch, time, -1)[0, 0].unique().tolist())
print("first row, short:", steps.contiguous().view(batch, time, -1)[0, 0].unique().tolist())
