"""Add a table of 512 positions to a text of 600 tokens."""

import torch

tokens = torch.zeros(2, 600, dtype=torch.long)
words, positions = torch.nn.Embedding(1000, 16), torch.nn.Parameter(torch.zeros(1, 512, 16))
embedded = words(tokens)
print("text:", tuple(embedded.shape), "positions:", tuple(positions.shape), flush=True)
embedded + positions
