"""Apply the checks to your model: change the three lines under YOURS; without, to an example.

Usage: python diagnose.py    with checks.py beside it
"""

import torch
from checks import check
from torch import nn

# YOURS: build the model, the optimizer and one batch as your program does
torch.manual_seed(0)
model = nn.Sequential(nn.Linear(20, 64), nn.ReLU(), nn.Linear(64, 10), nn.Softmax(dim=1))
optimizer = torch.optim.SGD([model[2].weight, model[2].bias], lr=0.05)
points, labels = torch.randn(32, 20), torch.arange(32) % 10


def step() -> torch.Tensor:
    """Train one step, as your loop does."""
    optimizer.zero_grad()
    loss = nn.functional.cross_entropy(model(points), labels)
    loss.backward()
    optimizer.step()
    return loss


print(*check(model, optimizer, step), sep="\n")
