"""Keep the names with the state, and match by them where the parameters have changed."""

import copy

import torch
from torch import nn


def match_by_name(optimizer: torch.optim.Optimizer, saved: dict) -> dict:
    """Return the optimizer's own groups, with the state that the file has under each name."""
    found = {}
    for group in saved["param_groups"]:
        states = (saved["state"].get(number) for number in group["params"])
        found |= {name: state for name, state in zip(group["param_names"], states) if state}
    groups, state = optimizer.state_dict()["param_groups"], {}
    for group, own in zip(groups, optimizer.param_groups, strict=True):
        for name, number, p in zip(group["param_names"], group["params"], own["params"]):
            shapes = {v.shape for v in found.get(name, {}).values() if v.ndim}
            print(f"{name}: {'from the file' if shapes == {p.shape} else 'starts anew'}")
            if shapes == {p.shape}:
                state[number] = found[name]
    return {"state": state, "param_groups": groups}


def build(**layers: nn.Module) -> tuple[nn.ModuleDict, torch.optim.Optimizer]:
    model = nn.ModuleDict(layers)
    return model, torch.optim.AdamW(model.named_parameters(), lr=0.01)


model, optimizer = build(body=nn.Linear(8, 16), head=nn.Linear(16, 2))
model["head"](model["body"](torch.ones(4, 8))).sum().backward()
optimizer.step()
saved = copy.deepcopy(optimizer.state_dict())
expected = optimizer.state[model["body"].weight]["exp_avg"].clone()

model, optimizer = build(norm=nn.LayerNorm(8), body=nn.Linear(8, 16), head=nn.Linear(16, 3))
optimizer.register_load_state_dict_pre_hook(match_by_name)
optimizer.load_state_dict(saved)
print("right:", torch.equal(optimizer.state[model["body"].weight]["exp_avg"], expected))
model["head"](model["body"](model["norm"](torch.ones(4, 8)))).sum().backward()
optimizer.step()
