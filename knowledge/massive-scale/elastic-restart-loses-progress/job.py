"""A small job for two ranks: five epochs of twelve steps, and a rank that is killed once."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import torch
import torch.distributed as dist

EPOCHS, STEPS = 5, 12
CURVE = Path("curve.txt")


def batches(epoch: int, first: int = 0) -> Iterator[torch.Tensor]:
    """Yield this rank's batches of an epoch, in the epoch's own order."""
    samples = torch.randn(384, 9, generator=torch.Generator().manual_seed(1))
    order = torch.randperm(384, generator=torch.Generator().manual_seed(epoch))
    for position in range(first, STEPS):
        yield samples[order[32 * position : 32 * position + 32]][dist.get_rank() :: 2]


def learn(model: torch.nn.Module, optimizer: torch.optim.Optimizer, batch: torch.Tensor) -> float:
    """Take one step, and return its loss."""
    optimizer.zero_grad()
    loss = (model(batch[:, :8]).squeeze() - batch.sum(dim=1)).square().mean()
    loss.backward()
    optimizer.step()
    return loss.item()


def note(step: int, loss: float) -> None:
    """Write a step of rank 0 to the curve."""
    if dist.get_rank() == 0:
        with CURVE.open("a") as file:
            print(step, loss, file=file)


def perhaps_die(step: int) -> None:
    """End rank 1 like a lost node, once, at the step that KILL_AT names."""
    fatal = dist.get_rank() == 1 and step == int(os.environ.get("KILL_AT", "-1"))
    if fatal and not Path("killed").exists():
        Path("killed").touch()
        os.kill(os.getpid(), signal.SIGKILL)


def leave() -> None:
    """Leave the group together."""
    dist.barrier()
    dist.destroy_process_group()
    time.sleep(0.5)
