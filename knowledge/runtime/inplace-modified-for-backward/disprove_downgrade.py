"""Step between two backward passes by way of .data, as the optimizers before torch 1.5 did."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2))
inputs, start = torch.randn(16, 3), [p.detach().clone() for p in model.parameters()]


def step_of_torch_1_4(lr: float) -> None:
    for parameter in model.parameters():
        parameter.data.add_(parameter.grad.data, alpha=-lr)


for lr in (0.0, 0.01, 0.1, 1.0):
    for parameter, value in zip(model.parameters(), start, strict=True):
        parameter.data.copy_(value)
    output = model(inputs)
    first, second = output.square().mean(), output.cos().mean()
    right = torch.autograd.grad(second, list(model.parameters()), retain_graph=True)
    model.zero_grad()
    first.backward(retain_graph=True)
    step_of_torch_1_4(lr)
    model.zero_grad()
    second.backward()
    pairs = zip(model.parameters(), right, strict=True)
    worst = max(((p.grad - g).abs().max() / g.abs().max()).item() for p, g in pairs)
    print(f"lr {lr}: no error, gradient off by up to {worst:.1%} of its largest element")
