"""Normalise a table whose first column is a category, and look that column up."""

import torch

rows = torch.tensor([[3.0, 0.2], [1.0, 0.9]])
categories = rows[:, 0]
torch.nn.Embedding(num_embeddings=5, embedding_dim=8)(categories)
