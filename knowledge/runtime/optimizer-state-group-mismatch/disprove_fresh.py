"""Resume with the state, with the weights alone, and with the weights at a lower rate."""

import copy

import torch
from torch import nn

torch.manual_seed(0)
torch.set_num_threads(1)
inputs = torch.randn(256, 16) * 10
targets = inputs / 10 @ torch.randn(16, 16) / 4


def train(model: nn.Module, optimizer: torch.optim.Optimizer, *, steps: int) -> list[float]:
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        losses.append(nn.functional.mse_loss(model(inputs), targets))
        losses[-1].backward()
        optimizer.step()
    return [loss.item() for loss in losses]


model = nn.Sequential(nn.Linear(16, 16), nn.Tanh(), nn.Linear(16, 16))
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
before = train(model, optimizer, steps=200)[-1]
weights, state = copy.deepcopy((model.state_dict(), optimizer.state_dict()))
for name, rate in {"with its state": 0.01, "without": 0.01, "without, a tenth": 0.001}.items():
    model.load_state_dict(weights)
    optimizer = torch.optim.Adam(model.parameters(), lr=rate)
    if name == "with its state":
        optimizer.load_state_dict(copy.deepcopy(state))
    train(model, optimizer, steps=1)
    moves = [(p - weights[key]).abs().median() / rate for key, p in model.named_parameters()]
    print(f"{name}: first step over half the rate: {min(moves) > 0.5},", end=" ")
    worst = max(train(model, optimizer, steps=19)) / before
    print(f"worst loss {worst:.2f} times the last one, over 2: {worst > 2}")
