"""Switch deterministic mode off around backward()."""

import torch


class Layer(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return torch.zeros_like(grad).put_(torch.tensor([0, 1]), grad * 2)


torch.use_deterministic_algorithms(True)
x = torch.ones(2, requires_grad=True)
loss = Layer.apply(x).sum()
torch.use_deterministic_algorithms(False)
loss.backward()
torch.use_deterministic_algorithms(True)
print("gradient:", x.grad.tolist())
print("deterministic mode:", torch.are_deterministic_algorithms_enabled())
