"""Static methods, a gradient or None for each input, and a check of the numbers."""

import torch


class Scale(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, factor, training):
        ctx.factor = factor
        return x * factor

    @staticmethod
    def backward(ctx, gradient):
        return gradient * ctx.factor, None, None  # x, factor, training


x = torch.ones(4, 3, dtype=torch.float64, requires_grad=True)
Scale.apply(x, 2.0, True).sum().backward()
print("shapes agree:", x.grad.shape == x.shape)
print("gradcheck:", torch.autograd.gradcheck(lambda x: Scale.apply(x, 2.0, True), (x,)))
