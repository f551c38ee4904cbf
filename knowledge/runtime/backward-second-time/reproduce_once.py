"""Compute a term of the loss once, in front of the loop, from weights that are trained."""

import torch
from torch import nn

torch.manual_seed(0)
model, inputs = nn.Linear(4, 1), torch.randn(8, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
penalty = 0.01 * model.weight.square().sum()
for step in range(3):
    loss = model(inputs).square().mean() + penalty
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"step {step} is done", flush=True)
