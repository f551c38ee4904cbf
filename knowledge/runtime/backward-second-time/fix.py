"""Cut the state's graph at the start of a step: the values go on, the history does not."""

import torch
from torch import nn

torch.manual_seed(0)
model, head = nn.LSTM(4, 8), nn.Linear(8, 1)
optimizer = torch.optim.SGD([*model.parameters(), *head.parameters()], lr=0.1)
state = None
for step in range(3):
    if state is not None:
        state = tuple(part.detach() for part in state)
    output, state = model(torch.randn(5, 2, 4), state)
    loss = head(output).square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"step {step} is done", flush=True)
