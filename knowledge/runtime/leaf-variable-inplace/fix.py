"""Update a weight by hand with gradients off, and compare with the optimizer."""

import torch

inputs = torch.randn(32, 4, generator=torch.manual_seed(0))
target = inputs.sum(1)
weight, other = torch.zeros(4, requires_grad=True), torch.zeros(4, requires_grad=True)
optimizer = torch.optim.SGD([other], lr=0.1)
for _ in range(50):
    (inputs @ weight - target).square().mean().backward()
    with torch.no_grad():
        weight -= 0.1 * weight.grad
        weight.grad.zero_()
    optimizer.zero_grad()
    (inputs @ other - target).square().mean().backward()
    optimizer.step()
print("is_leaf:", weight.is_leaf, "requires_grad:", weight.requires_grad)
print("as the optimizer:", torch.allclose(weight, other))
print("weight:", [round(value, 1) for value in weight.tolist()])
