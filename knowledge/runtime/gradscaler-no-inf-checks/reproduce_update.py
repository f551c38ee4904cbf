"""Accumulate gradients over two batches, and update the scale after each one."""

import torch
from torch import nn

torch.manual_seed(0)
model, scaler = nn.Linear(8, 1), torch.amp.GradScaler("cpu")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for batch in range(4):
    scaler.scale(model(torch.randn(6, 8)).square().mean() / 2).backward()
    if batch % 2 == 1:
        scaler.step(optimizer)
        optimizer.zero_grad()
    print(f"batch {batch}: gradient: {model.weight.grad is not None}", flush=True)
    scaler.update()
