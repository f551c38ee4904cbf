"""Put the new optimizer's groups in place of the saved ones, so that the sizes agree."""

import copy

import torch
from torch import nn

torch.manual_seed(0)
layers = {name: nn.Linear(4, 4) for name in ("new", "body", "head")}
old = nn.ModuleDict({name: layers[name] for name in ("body", "head")})
optimizer = torch.optim.Adam(old.parameters())
old["head"](old["body"](torch.randn(8, 4))).square().sum().backward()
optimizer.step()
saved = copy.deepcopy(optimizer.state_dict())
averages = {name: optimizer.state[p]["exp_avg"].clone() for name, p in old.named_parameters()}

model = nn.ModuleDict(layers)
optimizer = torch.optim.Adam(model.parameters())
saved["param_groups"] = optimizer.state_dict()["param_groups"]
optimizer.load_state_dict(saved)
for name, p in model.named_parameters():
    loaded = optimizer.state[p].get("exp_avg") if p in optimizer.state else None
    whose = [n for n, a in averages.items() if loaded is not None and torch.equal(a, loaded)]
    print(f"{name}: averages of {''.join(whose) or 'none'}")
