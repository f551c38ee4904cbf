"""Add the groups that the run had added, in the same order, and load then."""

import copy

import torch
from torch import nn


def train(model: nn.Module, optimizer: torch.optim.Optimizer) -> None:
    inputs = torch.randn(64, 8, generator=torch.Generator().manual_seed(1))
    for _ in range(5):
        optimizer.zero_grad()
        nn.functional.mse_loss(model(inputs), inputs[:, :1]).backward()
        optimizer.step()


def start(*, groups: int = 1) -> tuple[nn.Sequential, torch.optim.Optimizer]:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 16), nn.Tanh(), nn.Linear(16, 1))
    optimizer = torch.optim.AdamW(model[2].parameters(), lr=0.01)
    if groups > 1:
        thaw(model, optimizer)
    return model, optimizer


def thaw(model: nn.Sequential, optimizer: torch.optim.Optimizer) -> None:
    optimizer.add_param_group({"params": list(model[0].parameters()), "lr": 0.001})


model, optimizer = start()
train(model, optimizer)
thaw(model, optimizer)
train(model, optimizer)
checkpoint = copy.deepcopy({"model": model.state_dict(), "optimizer": optimizer.state_dict()})

resumed, its_optimizer = start(groups=len(checkpoint["optimizer"]["param_groups"]))
resumed.load_state_dict(checkpoint["model"])
its_optimizer.load_state_dict(checkpoint["optimizer"])
print("learning rates:", [group["lr"] for group in its_optimizer.param_groups])

train(model, optimizer)
train(resumed, its_optimizer)
pairs = zip(model.parameters(), resumed.parameters())
print("as without the interruption:", all(torch.equal(a, b) for a, b in pairs))
