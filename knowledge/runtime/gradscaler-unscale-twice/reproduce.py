"""Accumulate gradients over two batches, and unscale them in each batch to clip them."""

import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
for batch in range(4):
    loss = model(torch.randn(8, 4)).square().mean() / 2
    scaler.scale(loss).backward()
    scaler.unscale_(optimizer)
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    if batch % 2 == 1:
        scaler.step(optimizer)
        scaler.update()
        optimizer.zero_grad()
