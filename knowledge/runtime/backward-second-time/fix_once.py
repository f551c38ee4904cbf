"""Compute the term in each step, from the weights of that step."""

import torch
from torch import nn

torch.manual_seed(0)
model, inputs = nn.Linear(4, 1), torch.randn(8, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for step in range(3):
    penalty = 0.01 * model.weight.square().sum()
    loss = model(inputs).square().mean() + penalty
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"step {step} is done", flush=True)
