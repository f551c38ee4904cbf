"""Unscale and clip once, after the last batch of each step."""

import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
for batch in range(4):
    loss = model(torch.randn(8, 4)).square().mean() / 2
    scaler.scale(loss).backward()
    if batch % 2 == 1:
        scaler.unscale_(optimizer)
        norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        scaler.step(optimizer)
        scaler.update()
        optimizer.zero_grad()
        print(f"step after batch {batch}: norm is finite: {bool(norm.isfinite())}")
