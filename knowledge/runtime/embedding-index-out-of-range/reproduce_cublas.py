"""Look up a missing token, and let the first matrix product meet the failed GPU."""

import time

import torch
from torch import nn

embedding = nn.Embedding(num_embeddings=1000, embedding_dim=64, device="cuda")
layer = nn.Linear(64, 64, device="cuda")
rows = embedding(torch.tensor([[5, 999, 1000]], device="cuda"))
time.sleep(1)
print("mean:", layer(rows).mean().item())
