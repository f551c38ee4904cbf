"""The model of the snippets, and what compares its gradients with those of one process."""

import copy
import time
from collections.abc import Callable

import torch
import torch.distributed as dist
from torch import nn
from torch.utils.checkpoint import checkpoint


class Net(nn.Module):
    def __init__(self, times: int = 0, *, reentrant: bool = True) -> None:
        super().__init__()
        self.first = nn.Linear(4, 4)
        self.block = nn.Linear(4, 4)
        self.head = nn.Linear(4, 1)
        self.other = nn.Linear(4, 1)
        self.times = times
        self.reentrant = reentrant

    def body(self, x: torch.Tensor) -> torch.Tensor:
        x = self.first(x)
        for _ in range(self.times):
            x = checkpoint(self.block, x, use_reentrant=self.reentrant)
        return x if self.times else self.block(x)

    def forward(self, x: torch.Tensor, heads: tuple = ("head", "other")) -> list:
        hidden = self.body(x)
        return [self.get_submodule(name)(hidden).sum() for name in heads]


def data(rank: int) -> torch.Tensor:
    return torch.full((2, 4), 1.0 + rank)


def as_alone(model: nn.Module, step: Callable[[nn.Module, torch.Tensor], None]) -> bool:
    """Say whether DDP's gradients are the mean of those that one process gets from all data."""
    alone = copy.deepcopy(model.module)
    alone.zero_grad()
    for rank in range(dist.get_world_size()):
        step(alone, data(rank))
    pairs = zip(model.parameters(), alone.parameters(), strict=True)
    wanted = [(one, two.grad / dist.get_world_size()) for one, two in pairs if two.grad is not None]
    return all(one.grad is not None and torch.allclose(one.grad, two) for one, two in wanted)


def show(model: nn.Module, step: Callable[[nn.Module, torch.Tensor], None], steps: int = 2) -> None:
    """Take steps on this rank's data, and print on rank 0 whether the gradients are right."""
    for number in range(1, steps + 1):
        model.zero_grad()
        step(model, data(dist.get_rank()))
        right = as_alone(model, step)
        if dist.get_rank() == 0:
            print(f"step {number}: gradients as in one process: {right}", flush=True)


def leave() -> None:
    """Leave the group together, and let its threads end before the interpreter does."""
    dist.barrier()
    dist.destroy_process_group()
    time.sleep(0.5)
