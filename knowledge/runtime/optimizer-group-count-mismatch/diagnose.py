"""Print the groups of a state and of an optimizer, and whether they hold the same parameters."""

from collections import Counter

import torch
from torch import nn


def shapes(state: dict, group: dict) -> list:
    """Return the shapes of a group's parameters, as far as their state tells them."""
    states = [state["state"].get(number, {}).values() for number in group["params"]]
    return [next((tuple(v.shape) for v in s if getattr(v, "ndim", 0)), None) for s in states]


def compare(saved: dict, optimizer: torch.optim.Optimizer) -> None:
    for where, groups in {"file": saved["param_groups"], "here": optimizer.param_groups}.items():
        row = [f"{len(g['params'])} (rate {g['lr']}, decay {g['weight_decay']})" for g in groups]
        print(f"  {where}, parameters by group: {', '.join(row[:2])}{', …' * (len(row) > 2)}")
    then = Counter(shape for group in saved["param_groups"] for shape in shapes(saved, group))
    now = Counter(tuple(p.shape) for group in optimizer.param_groups for p in group["params"])
    print("  only in the file:", list((then - now).elements()), end=", ")
    print("only here:", list((now - then).elements()))


def adamw(groups: object) -> torch.optim.Optimizer:
    return torch.optim.AdamW(groups, lr=0.01)


model = nn.Sequential(nn.Linear(8, 16), nn.Linear(16, 4), nn.Linear(4, 2))
weights = [p for p in model.parameters() if p.ndim > 1]
biases = [p for p in model.parameters() if p.ndim < 2]
optimizer = adamw([{"params": weights}, {"params": biases, "weight_decay": 0.0}])
model(torch.ones(1, 8)).sum().backward()
optimizer.step()
saved = optimizer.state_dict()
cases = {
    "all parameters in one group": model.parameters(),
    "a group for each parameter": [{"params": [p]} for p in model.parameters()],
    "the last layer, and the others are added later": model[2].parameters(),
    "another model": nn.ModuleList([nn.Linear(3, 5), nn.Linear(5, 1)]).parameters(),
}
for name, groups in cases.items():
    print(name)
    compare(saved, adamw(groups))
