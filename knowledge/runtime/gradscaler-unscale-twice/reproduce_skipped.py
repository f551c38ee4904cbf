"""Skip a step whose gradients are too large, and skip the scaler's update with it."""

import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
for step in range(3):
    optimizer.zero_grad()
    images = torch.randn(8, 4) * (1000 if step == 1 else 1)
    scaler.scale(model(images).square().mean()).backward()
    scaler.unscale_(optimizer)
    if torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0) > 100:
        print("skipped step", step)
        continue
    scaler.step(optimizer)
    scaler.update()
