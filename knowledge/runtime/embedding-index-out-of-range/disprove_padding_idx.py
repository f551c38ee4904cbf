"""Name a padding row, and pad with the -100 that the loss ignores."""

import torch
from torch import nn

embedding = nn.Embedding(num_embeddings=1000, embedding_dim=64, padding_idx=999, device="cuda")
tokens = torch.tensor([[5, -100]], device="cuda")
print("mean:", embedding(tokens).mean().item())
