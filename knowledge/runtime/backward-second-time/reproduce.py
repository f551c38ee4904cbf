"""Carry the hidden state of an LSTM into the next step, with its graph."""

import torch
from torch import nn

torch.manual_seed(0)
model, head = nn.LSTM(4, 8), nn.Linear(8, 1)
optimizer = torch.optim.SGD([*model.parameters(), *head.parameters()], lr=0.1)
state = None
for step in range(3):
    output, state = model(torch.randn(5, 2, 4), state)
    loss = head(output).square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"step {step} is done", flush=True)
