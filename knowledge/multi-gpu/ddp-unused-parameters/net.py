"""The model of the reproduction, with a layer that its output does not depend on."""

import time

import torch
import torch.distributed as dist
from torch import nn


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Linear(4, 4)
        self.head = nn.Linear(4, 1)
        self.unused = nn.Linear(4, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.head(self.body(x))


def leave() -> None:
    """Leave the group together, and let its threads end before the interpreter does."""
    dist.barrier()
    dist.destroy_process_group()
    time.sleep(0.5)
