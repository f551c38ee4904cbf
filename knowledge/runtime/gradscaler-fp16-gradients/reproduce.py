"""Train a model whose weights are float16 with a gradient scaler."""

import torch
from torch import nn

model = nn.Linear(4, 2).half()  # as from_pretrained(..., torch_dtype=torch.float16) does
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
with torch.autocast("cpu", dtype=torch.float16):
    loss = model(torch.randn(3, 4)).float().sum()
scaler.scale(loss).backward()
scaler.unscale_(optimizer)
