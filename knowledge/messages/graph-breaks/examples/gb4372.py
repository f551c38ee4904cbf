"""An autograd.Function whose forward has keyword-only arguments."""

import torch


class Scale(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, *, factor):
        return x * factor

    @staticmethod
    def backward(ctx, grad):
        return grad


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return Scale.apply(x, factor=2)


step(torch.ones(3, requires_grad=True))
