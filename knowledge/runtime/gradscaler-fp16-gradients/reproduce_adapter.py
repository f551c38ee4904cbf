"""Train a float16 adapter on a frozen float16 model: the frozen part is no problem, the adapter is."""

import torch
from torch import nn

base = nn.Linear(4, 4).half().requires_grad_(False)
adapter = nn.Linear(4, 4, dtype=base.weight.dtype)
optimizer = torch.optim.SGD(adapter.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
with torch.autocast("cpu", dtype=torch.float16):
    loss = (base(torch.randn(3, 4)) + adapter(torch.randn(3, 4))).float().sum()
scaler.scale(loss).backward()
scaler.step(optimizer)
