"""mark_dirty() of an input that is not returned."""

import torch


class Zero(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.mark_dirty(x)
        x.zero_()
        return x + 1

    @staticmethod
    def backward(ctx, grad):
        return torch.zeros_like(grad)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return Zero.apply(x * 2)


step(torch.ones(3, requires_grad=True))
