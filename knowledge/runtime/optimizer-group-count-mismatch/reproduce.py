"""Resume a run that had thawed a layer by add_param_group, with an optimizer as at its start."""

import copy

import torch
from torch import nn


def train(model: nn.Module, optimizer: torch.optim.Optimizer) -> None:
    inputs = torch.randn(64, 8, generator=torch.Generator().manual_seed(1))
    for _ in range(5):
        optimizer.zero_grad()
        nn.functional.mse_loss(model(inputs), inputs[:, :1]).backward()
        optimizer.step()


def start() -> tuple[nn.Sequential, torch.optim.Optimizer]:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 16), nn.Tanh(), nn.Linear(16, 1))
    return model, torch.optim.AdamW(model[2].parameters(), lr=0.01)


model, optimizer = start()
train(model, optimizer)
optimizer.add_param_group({"params": list(model[0].parameters()), "lr": 0.001})
train(model, optimizer)
checkpoint = copy.deepcopy({"model": model.state_dict(), "optimizer": optimizer.state_dict()})

model, optimizer = start()
print("model:", model.load_state_dict(checkpoint["model"]), flush=True)
optimizer.load_state_dict(checkpoint["optimizer"])
