"""Follow the hint of the message: retain_graph=True, for a state that is carried on."""

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
    loss.backward(retain_graph=True)
    optimizer.step()
    print(f"step {step} is done", flush=True)
