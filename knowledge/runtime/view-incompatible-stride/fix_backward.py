"""The same layer, whose backward pass makes no claim on the layout of its gradient."""

import torch
from torch import nn


class Double(torch.autograd.Function):
    """Twice the input, with a backward pass that works on rows."""

    @staticmethod
    def forward(ctx, inputs):
        return inputs * 2

    @staticmethod
    def backward(ctx, gradient):
        rows = gradient.reshape(gradient.shape[0], -1)
        return (rows * 2).reshape(gradient.shape)


torch.manual_seed(0)
conv, values = nn.Conv2d(3, 4, 3), torch.randn(2, 3, 8, 8)
gradients = {}
for name in ("contiguous_format", "channels_last"):
    conv.to(memory_format=getattr(torch, name))
    inputs = values.clone().requires_grad_()
    conv(Double.apply(inputs)).square().mean().backward()
    gradients[name] = inputs.grad
print("same gradient:", torch.allclose(*gradients.values(), atol=1e-6))
