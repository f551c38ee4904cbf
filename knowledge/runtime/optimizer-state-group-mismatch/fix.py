"""Save the stage with the state, and go to that stage before the optimizer is built."""

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
parts = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "frozen": False}
checkpoint = copy.deepcopy(parts)

resumed, its_optimizer = build(frozen=checkpoint["frozen"])
print("model:", resumed.load_state_dict(checkpoint["model"]))
its_optimizer.load_state_dict(checkpoint["optimizer"])

train(model, optimizer, steps=20)
train(resumed, its_optimizer, steps=20)
pairs = zip(model.parameters(), resumed.parameters())
print("as without the interruption:", all(torch.equal(a, b) for a, b in pairs))
