"""Compute the logits of a million tokens at once."""

import torch
from torch import nn
from torch.nn.functional import cross_entropy

torch.manual_seed(0)
vocabulary, width, tokens = 128_256, 64, 2**20
head = nn.Linear(width, vocabulary, bias=False, device="cuda", dtype=torch.bfloat16)
hidden = torch.randn(tokens, width, device="cuda", dtype=torch.bfloat16)
target = torch.randint(vocabulary, (tokens,), device="cuda")

loss = cross_entropy(head(hidden), target)
loss.backward()
print("loss is finite:", loss.isfinite().item())
