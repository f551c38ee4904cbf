"""Update a weight by hand."""

import torch

inputs = torch.randn(32, 4, generator=torch.manual_seed(0))
target = inputs.sum(1)
weight = torch.zeros(4, requires_grad=True)
loss = (inputs @ weight - target).square().mean()
loss.backward()
print("is_leaf:", weight.is_leaf, "requires_grad:", weight.requires_grad, flush=True)
weight -= 0.1 * weight.grad
