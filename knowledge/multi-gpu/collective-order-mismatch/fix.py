"""One clock decides: rank 0 tells the others in each step whether a checkpoint is due."""

from datetime import timedelta

import torch
import torch.distributed as dist


def agreed(mine: bool) -> bool:
    """Return what rank 0 thinks, on every rank."""
    flag = torch.tensor([mine])
    dist.broadcast(flag, src=0)
    return bool(flag)


dist.init_process_group("gloo", timeout=timedelta(seconds=30))
minutes = 60.01 if dist.get_rank() == 0 else 59.99

if agreed(minutes > 60):
    step = torch.tensor([4711 if dist.get_rank() == 0 else 0])
    dist.broadcast(step, src=0)
    if dist.get_rank() == 1:
        print("rank 1 saves step", step.item())
gradients = torch.ones(25)
dist.all_reduce(gradients)
if dist.get_rank() == 1:
    print("rank 1, gradients:", gradients.unique().tolist())
dist.destroy_process_group()
