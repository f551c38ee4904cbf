"""Checkpoint a mixture of experts whose router decides a near tie another way on the second pass."""

import itertools

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint


class Experts(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.experts = nn.ModuleList(nn.Linear(8, 8) for _ in range(2))
        self.noise = itertools.count()  # kernels that add in another order round another way

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        score = torch.zeros(len(x))
        score[0] = 1e-7 if next(self.noise) else -1e-7
        first = score > 0
        return torch.cat([self.experts[0](x[first]), self.experts[1](x[~first])])


torch.manual_seed(0)
x = torch.randn(4, 8, requires_grad=True)
checkpoint(Experts(), x, use_reentrant=False).square().sum().backward()
