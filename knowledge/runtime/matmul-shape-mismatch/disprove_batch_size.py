"""Try several batch sizes on a layer that wants other features."""

import torch
from torch import nn

layer = nn.Linear(512, 10)
for batch in (1, 16, 32, 512):
    try:
        print(batch, tuple(layer(torch.zeros(batch, 784)).shape))
    except RuntimeError as error:
        print(error)
