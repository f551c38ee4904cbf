"""Look up a token that the tokenizer added after the table was made."""

import torch
from torch import nn

embedding = nn.Embedding(num_embeddings=1000, embedding_dim=64, device="cuda")
tokens = torch.tensor([[5, 999, 1000]], device="cuda")
print("mean:", embedding(tokens).mean().item())
