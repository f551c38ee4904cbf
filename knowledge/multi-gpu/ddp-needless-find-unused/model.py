"""A model that uses all of its layers, or leaves one out in odd steps, and its training loop."""

import time

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel


class Model(torch.nn.Module):
    """Two layers; `branch` leaves the second one out in odd steps."""

    def __init__(self, branch: bool = False) -> None:
        super().__init__()
        self.first, self.second = torch.nn.Linear(8, 8), torch.nn.Linear(8, 8)
        self.branch, self.step = branch, 0

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Apply the layers that this step uses."""
        self.step += 1
        x = self.first(x)
        return x if self.branch and self.step % 2 == 0 else self.second(x)


def steps(branch: bool, find_unused: bool, count: int) -> None:
    """Make `count` training steps."""
    model = DistributedDataParallel(Model(branch), find_unused_parameters=find_unused)
    for _ in range(count):
        model(torch.ones(2, 8)).sum().backward()


def train(branch: bool, find_unused: bool, count: int = 4) -> None:
    """Train on two ranks, and print on rank 0 how many steps were made."""
    dist.init_process_group("gloo")
    steps(branch, find_unused, count)
    if dist.get_rank() == 0:
        print("steps made:", count, flush=True)
    dist.barrier()
    dist.destroy_process_group()
    time.sleep(0.5)  # its threads end before the interpreter
