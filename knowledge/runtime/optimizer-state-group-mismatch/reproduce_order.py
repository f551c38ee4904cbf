"""Load the state into the same layers in another order: equal sizes, and no error."""

import copy

import torch
from torch import nn

torch.manual_seed(0)
torch.set_num_threads(1)
inputs = torch.randn(256, 16) * 10
targets = inputs / 10 @ torch.randn(16, 16) / 4


def build(*order: str) -> tuple[nn.ModuleDict, torch.optim.Optimizer]:
    model = nn.ModuleDict({name: nn.Linear(16, 16) for name in order})
    return model, torch.optim.Adam(model.parameters(), lr=0.01)


def train(model: nn.ModuleDict, optimizer: torch.optim.Optimizer, steps: int) -> list[float]:
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        outputs = model["second"](model["first"](inputs).tanh())
        losses.append(nn.functional.mse_loss(outputs, targets))
        losses[-1].backward()
        optimizer.step()
    return [loss.item() for loss in losses]


model, optimizer = build("first", "second")
before = train(model, optimizer, steps=200)[-1]
weights, state = copy.deepcopy((model.state_dict(), optimizer.state_dict()))
saved = [state["state"][number]["exp_avg"] for number in (0, 2)]
for order in (("first", "second"), ("second", "first")):
    model, optimizer = build(*order)
    model.load_state_dict(weights)
    optimizer.load_state_dict(state)
    averages = optimizer.state[model["first"].weight]["exp_avg"]
    whose = "first" if torch.equal(averages, saved[0]) else "second"
    worst = max(train(model, optimizer, steps=20)) / before
    print(f"{', '.join(order)}: no error; first has the averages of {whose};", end=" ")
    print(f"worst of 20 losses {worst:.2f} times the last one, over 1.5: {worst > 1.5}")
