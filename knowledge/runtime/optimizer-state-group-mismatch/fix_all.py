"""Hand all parameters to the optimizer, frozen or not: then the sizes cannot change."""

import copy

import torch
from torch import nn


def build(*, frozen: bool) -> tuple[nn.Module, torch.optim.Optimizer]:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 16), nn.Tanh(), nn.Linear(16, 1))
    model[0].requires_grad_(not frozen)
    return model, torch.optim.AdamW(model.parameters(), lr=0.01, weight_decay=0.1)


def train(model: nn.Module, optimizer: torch.optim.Optimizer, *, to_none: bool = True) -> None:
    inputs = torch.randn(64, 8, generator=torch.Generator().manual_seed(1))
    for _ in range(20):
        optimizer.zero_grad(set_to_none=to_none)
        nn.functional.mse_loss(model(inputs), inputs[:, :1]).backward()
        optimizer.step()


for saved_frozen in (False, True):
    model, optimizer = build(frozen=saved_frozen)
    train(model, optimizer)
    saved = copy.deepcopy((model.state_dict(), optimizer.state_dict()))

    model, optimizer = build(frozen=not saved_frozen)
    model.load_state_dict(saved[0])
    optimizer.load_state_dict(saved[1])
    train(model, optimizer)
    moved = not torch.equal(model[0].weight, saved[0]["0.weight"])
    print(f"saved frozen: {saved_frozen}, resumed frozen: {not saved_frozen}, moved: {moved}")

for to_none in (True, False):
    model[0].requires_grad_(True)
    train(model, optimizer)
    model[0].requires_grad_(False)
    before = model[0].weight.clone()
    train(model, optimizer, to_none=to_none)
    moved = not torch.equal(model[0].weight, before)
    print(f"frozen in the run, zero_grad(set_to_none={to_none}), moved: {moved}")
