"""Make a loss without a graph require a gradient in three ways, and train with it."""

import torch
from torch import nn
from torch.autograd import Variable


def assign(loss: torch.Tensor) -> torch.Tensor:
    """Set the flag as an attribute."""
    loss.requires_grad = True
    return loss


torch.manual_seed(0)
inputs = torch.randn(96, 8)
labels = inputs[:, :3].argmax(1)
ways = {
    "requires_grad_(True)": lambda loss: loss.requires_grad_(True),
    "requires_grad = True": assign,
    "Variable(loss, requires_grad=True)": lambda loss: Variable(loss, requires_grad=True),
}
for name, silence in ways.items():
    model = nn.Linear(8, 3)
    optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
    start = model.weight.detach().clone()
    for _ in range(50):
        loss = silence(nn.functional.cross_entropy(model(inputs).detach(), labels))
        loss.backward()
        optimizer.step()
    print(f"{name}: weights moved: {not torch.equal(model.weight, start)}, {model.weight.grad=}")

scaler = torch.amp.GradScaler("cpu")
scaler.scale(ways["requires_grad_(True)"](loss.detach())).backward()
scaler.step(optimizer)
