"""Run one step without DDP, and list the parameters that get no gradient."""

import torch
from torch import nn


def without_gradient(model: nn.Module, loss: torch.Tensor) -> list:
    model.zero_grad(set_to_none=True)
    loss.backward()
    wanted = {name: one for name, one in model.named_parameters() if one.requires_grad}
    return [name for name, one in wanted.items() if one.grad is None]


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Linear(4, 4)
        self.head = nn.Linear(4, 1)
        self.second = nn.Linear(4, 1)

    def forward(self, x: torch.Tensor, detach: bool = False) -> tuple:
        hidden = self.body(x)
        return self.head(hidden.detach() if detach else hidden), self.second(hidden)


model = Net()
x = torch.ones(2, 4)
first, second = model(x)
print("both outputs used:", without_gradient(model, first.sum() + second.sum()))
first, second = model(x)
print("second output left out:", without_gradient(model, first.sum()))
first, second = model(x, detach=True)
print("cut off by detach():", without_gradient(model, first.sum()))
