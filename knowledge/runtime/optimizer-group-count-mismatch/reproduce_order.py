"""Load into as many groups of the same sizes, listed in another order: no error."""

import torch
from torch import nn

body, head = nn.Linear(16, 16), nn.Linear(16, 16)
names = {id(body.weight): "body", id(head.weight): "head"}
groups = [
    {"params": list(body.parameters()), "lr": 0.0001, "weight_decay": 0.0},
    {"params": list(head.parameters()), "lr": 0.1, "weight_decay": 0.5},
]


def show(when: str, optimizer: torch.optim.Optimizer) -> None:
    for group in optimizer.param_groups:
        name = names[id(group["params"][0])]
        print(f"{when}: {name} has rate {group['lr']}, decay {group['weight_decay']}")


saving = torch.optim.AdamW(groups)
loading = torch.optim.AdamW(groups[::-1])
show("built", loading)
loading.load_state_dict(saving.state_dict())
show("loaded", loading)
