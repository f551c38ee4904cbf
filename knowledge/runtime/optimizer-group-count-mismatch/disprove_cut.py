"""Cut the group that is too many off the file, load, and add the group afterwards."""

import copy

import torch
from torch import nn


def train(model: nn.Module, optimizer: torch.optim.Optimizer) -> None:
    optimizer.zero_grad()
    model(torch.ones(4, 8)).square().mean().backward()
    optimizer.step()


def steps(state: dict) -> dict[int, int]:
    return {number: int(one["step"]) for number, one in state["state"].items()}


model = nn.Sequential(nn.Linear(8, 16), nn.Linear(16, 1))
added = {"params": list(model[0].parameters()), "lr": 0.001}
optimizer = torch.optim.AdamW(model[1].parameters(), lr=0.01)
optimizer.add_param_group(dict(added))
for _ in range(5):
    train(model, optimizer)
saved = copy.deepcopy(optimizer.state_dict())
print("steps in the file:", steps(saved))

saved["param_groups"] = saved["param_groups"][:1]
optimizer = torch.optim.AdamW(model[1].parameters(), lr=0.01)
optimizer.load_state_dict(saved)
optimizer.add_param_group(dict(added))
has = [p in optimizer.state for group in optimizer.param_groups for p in group["params"]]
print("parameters with a state:", has)
print("states of no parameter:", [key for key in optimizer.state if isinstance(key, int)])
train(model, optimizer)
print("steps when saved again:", steps(optimizer.state_dict()))
