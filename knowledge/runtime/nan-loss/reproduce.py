"""Train on 640 rows of which one has an empty field."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(640, 4)
y = x.sum(1, keepdim=True)
x[200, 1] = float("nan")

model = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 1))
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)

for step, rows in enumerate(torch.arange(640).split(64), 1):
    loss = nn.functional.mse_loss(model(x[rows]), y[rows])
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"step {step}: loss: {loss.item():.3f}")
