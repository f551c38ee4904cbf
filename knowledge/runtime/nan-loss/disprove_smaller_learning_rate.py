"""Take the step with a bad row at ever smaller learning rates, down to 0."""

import torch
from torch import nn

x = torch.tensor([[1.0, 2.0], [float("nan"), 1.0]])
for lr in (0.1, 1e-3, 1e-8, 0.0):
    torch.manual_seed(0)
    model = nn.Linear(2, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=lr)
    model(x).mean().backward()
    optimizer.step()
    print(f"lr {lr}: weights {model.weight.flatten().tolist()}")
