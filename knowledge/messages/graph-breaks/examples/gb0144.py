"""An autograd.Function with a custom jvp()."""

import torch


class Twice(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 2

    @staticmethod
    def jvp(ctx, tangent):
        return tangent * 2


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return Twice.apply(x)


step(torch.ones(3, requires_grad=True))
