"""Grow the table to the tokenizer's size, keeping the trained rows."""

import torch
from torch import nn

torch.manual_seed(0)
old = nn.Embedding(num_embeddings=1000, embedding_dim=64, device="cuda")
vocabulary = 1001
embedding = nn.Embedding(vocabulary, old.embedding_dim, device="cuda")
with torch.no_grad():
    embedding.weight[: old.num_embeddings] = old.weight
    embedding.weight[old.num_embeddings :] = old.weight.mean(dim=0)

tokens = torch.tensor([[5, 999, 1000]], device="cuda")
print("kept:", torch.equal(embedding(tokens)[0, :2], old(tokens[:, :2])[0]))
