"""Embed a token that the table does not have."""

import torch
from torch import nn

embed = nn.Embedding(10, 4)
embed(torch.tensor([[1, 2], [3, 12]]))
