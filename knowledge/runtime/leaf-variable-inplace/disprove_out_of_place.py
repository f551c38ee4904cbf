"""Write weight = weight - ... in place of weight -= ..., and take two steps."""

import torch

inputs = torch.randn(32, 4, generator=torch.manual_seed(0))
target = inputs.sum(1)
weight = torch.zeros(4, requires_grad=True)
for step in range(2):
    print(f"step {step}: is_leaf {weight.is_leaf}", flush=True)
    (inputs @ weight - target).square().mean().backward()
    weight = weight - 0.1 * weight.grad
