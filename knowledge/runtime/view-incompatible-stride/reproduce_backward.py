"""Put a layer with a view in its backward pass before a convolution in channels_last."""

import torch
from torch import nn


class Double(torch.autograd.Function):
    """Twice the input, with a backward pass that works on rows."""

    @staticmethod
    def forward(ctx, inputs):
        return inputs * 2

    @staticmethod
    def backward(ctx, gradient):
        print("gradient:", tuple(gradient.shape), gradient.stride(), flush=True)
        rows = gradient.view(gradient.shape[0], -1)
        return (rows * 2).view(gradient.shape)


torch.manual_seed(0)
conv = nn.Conv2d(3, 4, 3)
for name in ("contiguous_format", "channels_last"):
    conv.to(memory_format=getattr(torch, name))
    inputs = torch.randn(2, 3, 8, 8, requires_grad=True)
    print(name, "inputs:", inputs.stride())
    conv(Double.apply(inputs)).square().mean().backward()
