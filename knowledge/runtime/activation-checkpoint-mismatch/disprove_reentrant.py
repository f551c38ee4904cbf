"""Silence the check by use_reentrant=True although the recomputation differs."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint


class Attention(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.key = nn.Linear(8, 8)

    def forward(self, x: torch.Tensor, cache: list) -> torch.Tensor:
        cache.append(self.key(x))
        key = torch.cat(cache)
        return torch.softmax(x @ key.T, -1) @ key


torch.manual_seed(0)
layer, x = Attention(), torch.randn(4, 8, requires_grad=True)
layer(x, []).square().sum().backward()
right, layer.key.weight.grad = layer.key.weight.grad, None
checkpoint(layer, x, [], use_reentrant=True).square().sum().backward()
error = (layer.key.weight.grad - right).norm() / right.norm()
print("gradient off by more than a tenth:", bool(error > 0.1))
