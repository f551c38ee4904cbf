"""Take the category out of the row as an integer, and leave the numbers as they are."""

import torch

rows = torch.tensor([[3.0, 0.2], [1.0, 0.9]])
categories, numbers = rows[:, 0].long(), rows[:, 1:]
embedded = torch.nn.Embedding(num_embeddings=5, embedding_dim=8)(categories)
print("input of the next layer:", tuple(torch.cat([embedded, numbers], dim=1).shape))
