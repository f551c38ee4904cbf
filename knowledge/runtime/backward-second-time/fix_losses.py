"""Add the losses, and count what one backward pass computes and what two do."""

import torch
from torch import nn
from torch.utils.flop_counter import FlopCounterMode

torch.manual_seed(0)
trunk = nn.Sequential(nn.Linear(64, 256), nn.Tanh(), nn.Linear(256, 256), nn.Tanh())
left, right = nn.Linear(256, 1), nn.Linear(256, 1)
weights = [*trunk.parameters(), *left.parameters(), *right.parameters()]
inputs = torch.randn(32, 64)


def gradients(*, together: bool) -> tuple[list[torch.Tensor], int]:
    """Return the gradients of both losses, and what the backward passes computed."""
    for weight in weights:
        weight.grad = None
    features = trunk(inputs)
    first, second = left(features).square().mean(), right(features).abs().mean()
    with FlopCounterMode(display=False) as counter:
        if together:
            (first + second).backward()
        else:
            first.backward(retain_graph=True)
            second.backward()
    return [weight.grad for weight in weights], counter.get_total_flops()


one, flops = gradients(together=True)
two, more = gradients(together=False)
same = all(torch.allclose(a, b, atol=1e-6) for a, b in zip(one, two, strict=True))
print("same gradients:", same)
print(f"two passes with retain_graph take {more / flops:.2f} times the operations of one")
