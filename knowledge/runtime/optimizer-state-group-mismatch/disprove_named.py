"""Build both optimizers from named parameters, in two orders, and load."""

import torch
from torch import nn

first, second = nn.Linear(2, 2, bias=False).weight, nn.Linear(2, 2, bias=False).weight
saving = torch.optim.Adam([("first", first), ("second", second)])
(first.sum() + 100 * second.sum()).backward()
saving.step()
loading = torch.optim.Adam([("second", second), ("first", first)])
loading.load_state_dict(saving.state_dict())

for name, p in {"first": first, "second": second}.items():
    was, now = (o.state[p]["exp_avg"][0, 0].item() for o in (saving, loading))
    print(f"{name}: average {was:.1f} when saved, {now:.1f} when loaded")
place = [p is first for p in loading.param_groups[0]["params"]].index(True)
print("the optimizer calls first:", loading.param_groups[0]["param_names"][place])
