"""Drop the channel with squeeze() and meet a last batch of one row."""

import torch
from torch import nn

layer = nn.Linear(8 * 4, 3)
data = torch.zeros(65, 1, 8, 4)
for batch in data.split(32):
    print("batch of", len(batch), flush=True)
    print("out:", tuple(layer(batch.squeeze().flatten(1)).shape), flush=True)
