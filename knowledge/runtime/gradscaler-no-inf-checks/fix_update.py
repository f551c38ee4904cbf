"""Step and update together, after the last batch that is accumulated."""

import torch
from torch import nn

torch.manual_seed(0)
model, scaler = nn.Linear(8, 1), torch.amp.GradScaler("cpu")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for batch in range(4):
    before = model.weight.detach().clone()
    scaler.scale(model(torch.randn(6, 8)).square().mean() / 2).backward()
    if batch % 2 == 1:
        scaler.step(optimizer)
        scaler.update()
        optimizer.zero_grad()
    print(f"batch {batch}: weights moved: {not torch.equal(model.weight, before)}")
