"""Train with a step that is too long: the loss passes through inf on its way to nan."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(64, 4)
y = x.sum(1, keepdim=True)

model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=30.0)

for step in range(1, 41):
    loss = nn.functional.mse_loss(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step % 5 == 0:
        print(f"step {step}: loss: {loss.item():.3g}")
