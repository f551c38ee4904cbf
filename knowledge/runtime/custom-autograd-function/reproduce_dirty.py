"""Change two inputs in place, mark both, and return one of them."""

import torch


class Normalize(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, running_mean):
        ctx.mark_dirty(x, running_mean)
        running_mean.mul_(0.9).add_(0.1 * x.mean())
        return x.sub_(running_mean)

    @staticmethod
    def backward(ctx, gradient):
        return gradient, None


x = torch.ones(4, requires_grad=True) * 2
Normalize.apply(x, torch.zeros(()))
