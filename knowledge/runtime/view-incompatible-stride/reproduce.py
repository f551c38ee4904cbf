"""Merge the heads of an attention: the transposed result cannot be viewed as one long row."""

import torch

torch.manual_seed(0)
batch, heads, time, dim = 2, 4, 5, 8
query, key, value = torch.randn(3, batch, heads, time, dim)
context = (query @ key.transpose(-2, -1)).softmax(-1) @ value
swapped = context.transpose(1, 2)
print("context:", tuple(context.shape), context.stride())
print("swapped:", tuple(swapped.shape), swapped.stride(), flush=True)
merged = swapped.view(batch, time, heads * dim)
