"""Move a model whose parameters were never given data."""

import torch
from torch import nn

with torch.device("meta"):
    model = nn.Linear(4, 2)
model.to("cpu")
