"""Sort a state that was saved in one group into the groups of a new optimizer, by name."""

import copy

import torch
from torch import nn


def regroup(saved: dict, names: list[str], optimizer: torch.optim.Optimizer, model: nn.Module):
    """Return the state for the optimizer's groups; names are the file's parameters in order."""
    numbers = [number for group in saved["param_groups"] for number in group["params"]]
    of_name = dict(zip(names, numbers, strict=True))
    name_of = {id(p): name for name, p in model.named_parameters()}
    groups, state = optimizer.state_dict()["param_groups"], {}
    for group, own in zip(groups, optimizer.param_groups, strict=True):
        for number, p in zip(group["params"], own["params"], strict=True):
            found = saved["state"].get(of_name[name_of[id(p)]], {})
            if any(v.ndim and v.shape != p.shape for v in found.values()):
                raise ValueError(f"the state of {name_of[id(p)]} has another shape")
            if found:
                state[number] = found
    return {"state": state, "param_groups": groups}


def train(model: nn.Module, optimizer: torch.optim.Optimizer) -> None:
    for _ in range(5):
        optimizer.zero_grad()
        model(torch.ones(4, 8)).square().mean().backward()
        optimizer.step()


torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 16), nn.Tanh(), nn.Linear(16, 4))
optimizer = torch.optim.AdamW(model.parameters(), lr=0.01)
train(model, optimizer)
saved = copy.deepcopy(optimizer.state_dict())

weights = [p for p in model.parameters() if p.ndim > 1]
biases = [p for p in model.parameters() if p.ndim < 2]
groups = [{"params": weights, "weight_decay": 0.1}, {"params": biases, "weight_decay": 0.0}]
optimizer = torch.optim.AdamW(groups, lr=0.01)
names = [name for name, _ in model.named_parameters()]
optimizer.load_state_dict(regroup(saved, names, optimizer, model))
for number, (name, p) in enumerate(model.named_parameters()):
    right = torch.equal(optimizer.state[p]["exp_avg"], saved["state"][number]["exp_avg"])
    print(f"{name}: its own averages: {right}")
train(model, optimizer)
