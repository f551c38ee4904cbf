"""Let torch.distributed.checkpoint write the state by name; one process is enough."""

import copy

import torch
from torch import nn
from torch.distributed.checkpoint.state_dict import (
    get_optimizer_state_dict,
    set_optimizer_state_dict,
)


def build(*order: str) -> tuple[nn.ModuleDict, torch.optim.Optimizer]:
    model = nn.ModuleDict({name: nn.Linear(16, 16) for name in order})
    return model, torch.optim.Adam(model.parameters(), lr=0.01)


model, optimizer = build("first", "second")
model["second"](model["first"](torch.ones(4, 16))).sum().backward()
optimizer.step()
saved = copy.deepcopy(get_optimizer_state_dict(model, optimizer))
print("keys:", sorted(saved["state"]))

model, optimizer = build("second", "first")
set_optimizer_state_dict(model, optimizer, saved)
for name, p in model.named_parameters():
    same = torch.equal(optimizer.state[p]["exp_avg"], saved["state"][name]["exp_avg"])
    print(f"{name}: its own averages: {same}")

model, optimizer = build("second", "third", "first")
try:
    set_optimizer_state_dict(model, optimizer, saved)
except RuntimeError as error:
    print(str(error).split(". ")[0])
