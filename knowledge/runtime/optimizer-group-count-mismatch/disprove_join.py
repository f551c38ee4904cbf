"""Join the two groups of the file to one, so that their number agrees."""

import copy

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(*(nn.Linear(4, 4, bias=i > 0) for i in range(3)))
weights = [p for p in model.parameters() if p.ndim > 1]
biases = [p for p in model.parameters() if p.ndim < 2]
optimizer = torch.optim.AdamW([{"params": weights}, {"params": biases, "weight_decay": 0.0}])
model(torch.randn(8, 4)).square().sum().backward()
optimizer.step()
names = {id(p): name for name, p in model.named_parameters()}
averages = {names[id(p)]: s["exp_avg"].clone() for p, s in optimizer.state.items()}
saved = copy.deepcopy(optimizer.state_dict())

first, second = saved["param_groups"]
first["params"] += second["params"]
saved["param_groups"] = [first]
optimizer = torch.optim.AdamW(model.parameters())
optimizer.load_state_dict(saved)
for name, p in model.named_parameters():
    loaded = optimizer.state[p]["exp_avg"]
    whose = [n for n, a in averages.items() if a.shape == loaded.shape and a.equal(loaded)]
    print(f"{name}: averages of {whose[0]}")
