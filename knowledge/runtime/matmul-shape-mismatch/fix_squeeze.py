"""Name the dimension to drop, so that a batch of one row stays a batch."""

import torch
from torch import nn

layer = nn.Linear(8 * 4, 3)
data = torch.zeros(65, 1, 8, 4)
for batch in data.split(32):
    print("batch of", len(batch), "gives", tuple(layer(batch.squeeze(1).flatten(1)).shape))
