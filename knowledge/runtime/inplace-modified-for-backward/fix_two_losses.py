"""Two losses of one forward pass: take all gradients first, or have torch copy what changes."""

import torch
from torch import nn
from torch.autograd.graph import allow_mutation_on_saved_tensors

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
inputs, weights = torch.randn(16, 3), list(model.parameters())


def right() -> list[torch.Tensor]:
    """Return the gradients of the second loss, for the weights as they are."""
    return list(torch.autograd.grad(model(inputs).cos().mean(), weights))


def same(expected: list[torch.Tensor]) -> bool:
    return all(torch.allclose(w.grad, e) for w, e in zip(weights, expected, strict=True))


expected = right()
output = model(inputs)
output.square().mean().backward(retain_graph=True)
first = [weight.grad for weight in weights]
optimizer.zero_grad()
output.cos().mean().backward()
print("both backward passes, then the steps: gradient right:", same(expected))
for weight, gradient in zip(weights, first, strict=True):
    weight.grad += gradient
optimizer.step()

optimizer.zero_grad()
expected = right()
with allow_mutation_on_saved_tensors():
    output = model(inputs)
    output.square().mean().backward(retain_graph=True)
    optimizer.step()
    optimizer.zero_grad()
    output.cos().mean().backward()
print("a step between, with copies: gradient right:", same(expected))
