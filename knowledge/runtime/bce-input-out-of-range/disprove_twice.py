"""Keep the sigmoid at the end of the model, and take BCEWithLogitsLoss as well."""

import torch
from torch import nn

labels = torch.tensor([1.0, 0.0])
loss = nn.BCEWithLogitsLoss()
for size in (2.0, 20.0, 200.0):
    logits = torch.tensor([size, -size])
    once, twice = loss(logits, labels).item(), loss(logits.sigmoid(), labels).item()
    print(f"logits of {size}: once {once:.3f}, twice {twice:.3f}")
