"""Freeze an embedding, train an adapter behind it, and checkpoint the adapter's block."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

torch.manual_seed(0)
embed, adapter, head = nn.Embedding(10, 8), nn.Linear(8, 8), nn.Linear(8, 10)
embed.requires_grad_(False)
head.requires_grad_(False)
tokens = torch.randint(10, (4, 6))
hidden = embed(tokens)
print("adapter requires grad:", adapter.weight.requires_grad)
print("input of the block requires grad:", hidden.requires_grad, flush=True)
hidden = checkpoint(adapter, hidden, use_reentrant=True)
nn.functional.cross_entropy(head(hidden).flatten(0, 1), tokens.flatten()).backward()
