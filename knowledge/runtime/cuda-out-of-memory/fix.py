"""Compute the same loss and gradient, 4096 tokens at a time."""

import torch
from torch import nn
from torch.nn.functional import cross_entropy

torch.manual_seed(0)
vocabulary, width, tokens, chunk = 128_256, 64, 2**20, 4096
head = nn.Linear(width, vocabulary, bias=False, device="cuda", dtype=torch.bfloat16)
hidden = torch.randn(tokens, width, device="cuda", dtype=torch.bfloat16)
target = torch.randint(vocabulary, (tokens,), device="cuda")

total = torch.zeros((), device="cuda")
for part, wanted in zip(hidden.split(chunk), target.split(chunk), strict=True):
    loss = cross_entropy(head(part), wanted, reduction="sum") / tokens
    loss.backward()
    total += loss.detach()
print("loss is finite:", total.isfinite().item())
print(f"peak: {torch.cuda.max_memory_allocated() / 2**30:.1f} GiB")
