"""Call a Function of the old style: an object whose methods are not static."""

import torch


class Reverse(torch.autograd.Function):
    def forward(self, x):
        return x

    def backward(self, gradient):
        return -gradient


Reverse()(torch.ones(3, requires_grad=True))
