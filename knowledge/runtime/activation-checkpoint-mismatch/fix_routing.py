"""Route outside of the checkpointed function, and pass the decision in."""

import itertools

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint


class Experts(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.experts = nn.ModuleList(nn.Linear(8, 8) for _ in range(2))
        self.noise = itertools.count()

    def route(self, x: torch.Tensor) -> torch.Tensor:
        score = torch.zeros(len(x))
        score[0] = 1e-7 if next(self.noise) else -1e-7
        return score > 0

    def compute(self, x: torch.Tensor, first: torch.Tensor) -> torch.Tensor:
        return torch.cat([self.experts[0](x[first]), self.experts[1](x[~first])])

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return checkpoint(self.compute, x, self.route(x), use_reentrant=False)


torch.manual_seed(0)
experts, x = Experts(), torch.randn(4, 8, requires_grad=True)
experts(x).square().sum().backward()
print("times routed:", next(experts.noise), "gradient:", x.grad.isfinite().all().item())
