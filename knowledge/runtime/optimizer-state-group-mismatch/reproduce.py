"""Resume a run whose first layer had been thawed, with a program that starts frozen."""

import copy

import torch
from torch import nn


def build(*, frozen: bool) -> tuple[nn.Module, torch.optim.Optimizer]:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 16), nn.Tanh(), nn.Linear(16, 1))
    model[0].requires_grad_(not frozen)
    trained = [p for p in model.parameters() if p.requires_grad]
    return model, torch.optim.AdamW(trained, lr=0.01)


def train(model: nn.Module, optimizer: torch.optim.Optimizer, steps: int) -> None:
    inputs = torch.randn(64, 8, generator=torch.Generator().manual_seed(1))
    for _ in range(steps):
        optimizer.zero_grad()
        nn.functional.mse_loss(model(inputs), inputs[:, :1]).backward()
        optimizer.step()


model, optimizer = build(frozen=False)
train(model, optimizer, steps=20)
checkpoint = copy.deepcopy({"model": model.state_dict(), "optimizer": optimizer.state_dict()})

model, optimizer = build(frozen=True)
print("model:", model.load_state_dict(checkpoint["model"]), flush=True)
optimizer.load_state_dict(checkpoint["optimizer"])
