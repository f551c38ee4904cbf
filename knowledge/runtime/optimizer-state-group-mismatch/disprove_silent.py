"""Load the state into layers of other shapes, as many as before, and take a step."""

import torch
from torch import nn


def build(*order: str) -> tuple[nn.ModuleDict, torch.optim.Optimizer]:
    layers = {"body": nn.Linear(8, 16), "head": nn.Linear(16, 2)}
    model = nn.ModuleDict({name: layers[name] for name in order})
    return model, torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)


def train(model: nn.ModuleDict, optimizer: torch.optim.Optimizer) -> None:
    model["head"](model["body"](torch.ones(4, 8))).sum().backward()
    optimizer.step()


model, optimizer = build("body", "head")
train(model, optimizer)
state = optimizer.state_dict()

model, optimizer = build("head", "body")
optimizer.load_state_dict(state)
print("loaded without an error", flush=True)
train(model, optimizer)
